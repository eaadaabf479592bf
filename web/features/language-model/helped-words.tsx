/** The paragraph that a language model put into words, with its name; nothing where the answer is all our own. */
import { Card } from '#web/ui/card.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { words } from './notice-words.ts';

export const HelpedWords = ({ engine, text }: { engine: string; text: string }) =>
  engine === 'embedded' ? null : (
    <Card className="grid gap-2">
      <div lang="en-GB">
        <PlainText text={text} />
      </div>
      <p className="text-caption text-soft">{words.helped(engine)}</p>
    </Card>
  );
