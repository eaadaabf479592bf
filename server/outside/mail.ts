/** Sends letters over SMTP. A server of somebody else is spoken to only encrypted, and is not waited for long. */
import { createTransport } from 'nodemailer';
import { isThisMachine } from '#server/config.ts';

export interface Letter {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** Sends one letter; throws where it was not taken. */
export type SendLetter = (letter: Letter) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** `url` as in smtp://user:password@mail.example:587; `from` is the address that the letters carry. */
export function lettersOver(url: string, from: string): SendLetter {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: !isThisMachine(new URL(url).hostname),
    // a letter is what is written here, and nothing that its words might name
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
