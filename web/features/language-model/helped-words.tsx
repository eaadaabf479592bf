/** The paragraph that a language model put into words, with its name; nothing where the answer is all our own. */
import { Card } from '#web/ui/card.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { words } from './words.ts';

export const HelpedWords = ({ engine, text }: { engine: string; text: string }) =>
  engine === 'embedded' ? null : (
    <Card className="grid gap-2">
      <PlainText text={text} />
      <p className="text-caption text-soft">{words.helped(engine)}</p>
    </Card>
  );
