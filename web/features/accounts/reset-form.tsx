/** A new password by the security question, in three steps: who, the answer, the password. */

import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerStep, PasswordStep, UsernameStep } from './reset-steps.tsx';
import { words } from './words.ts';

const text = words.reset;

interface Reset {
  username: string;
  /** Asked once the name is given. */
  question?: string;
  /** Given once the answer was right; good for one new password. */
  token?: string;
}

interface Props {
  username: string;
  onBack: () => void;
  onDone: (username: string) => void;
}

export function ResetForm({ username, onBack, onDone }: Props) {
  const [reset, setReset] = useState<Reset>({ username });
  const { question, token } = reset;
  const step = token ? 3 : question ? 2 : 1;
  const steps = useFocusAt(step);
  const done = () => {
    toast(text.doneToast);
    onDone(reset.username);
  };
  return (
    <div ref={steps} className="grid grid-cols-1 gap-5">
      <p className="-mb-3 text-caption font-semibold text-soft">{text.steps(step)}</p>
      {question === undefined && <UsernameStep initial={reset.username} onDone={setReset} />}
      {question !== undefined && token === undefined && (
        <AnswerStep
          username={reset.username}
          question={question}
          onDone={(given) => setReset({ ...reset, token: given })}
        />
      )}
      {token !== undefined && (
        <PasswordStep
          username={reset.username}
          token={token}
          onAgain={() => setReset({ username: reset.username })}
          onDone={done}
        />
      )}
      <Button look="quiet" icon="back" onClick={onBack} className="justify-self-center">
        {text.back}
      </Button>
    </div>
  );
}

/** With each step the button that led to it is gone, and the focus with it. */
function useFocusAt(step: number) {
  const steps = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it is about
  useEffect(() => {
    steps.current?.querySelector<HTMLElement>('input:not([type="hidden"], [hidden])')?.focus();
  }, [step]);
  return steps;
}
