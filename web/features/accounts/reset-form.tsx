/** A new password by the security question, in three steps: who, the answer, the password. */

import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerStep, PasswordStep, UsernameStep } from './reset-steps.tsx';
import { words } from './words.ts';

const text = words.reset;

/** How far a reset has come, as far as it may outlive a reload: the answer and the password never do. */
export interface ResetBegun {
  username: string;
  /** Asked once the name is given. */
  question?: string;
}

interface Props {
  begun: ResetBegun;
  onStep: (begun: ResetBegun) => void;
  onBack: () => void;
  onDone: (username: string) => void;
}

export function ResetForm({ begun, onStep, onBack, onDone }: Props) {
  const { username, question } = begun;
  /** Given once the answer was right; good for one new password, and kept nowhere. */
  const [token, setToken] = useState<string>();
  const step = token ? 3 : question ? 2 : 1;
  const steps = useFocusAt(step);
  const again = () => {
    setToken(undefined);
    onStep({ username });
  };
  const done = () => {
    toast(text.doneToast);
    onDone(username);
  };
  return (
    <div ref={steps} className="grid grid-cols-1 gap-5">
      <p className="-mb-3 text-caption font-semibold text-soft">{text.steps(step)}</p>
      {step === 1 && <UsernameStep initial={username} onDone={onStep} />}
      {step === 2 && <AnswerStep username={username} question={question ?? ''} onDone={setToken} />}
      {token && <PasswordStep username={username} token={token} onAgain={again} onDone={done} />}
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
