/** Whether a PostgreSQL takes connections on a socket, asked in its own language without a driver. */
import { connect } from 'node:net';
import { join } from 'node:path';

const PROTOCOL_3 = 196_608;
const AUTHENTICATION = 'R'.charCodeAt(0);

const startupPacket = (): Buffer => {
  const words = Buffer.from('user\0app\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(words.length + 8, 0);
  head.writeInt32BE(PROTOCOL_3, 4);
  return Buffer.concat([head, words]);
};

export const answers = (socketFolder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.on('connect', () => socket.write(startupPacket()));
    socket.on('data', (data) => {
      resolve(data[0] === AUTHENTICATION);
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
