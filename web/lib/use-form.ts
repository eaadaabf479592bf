/** A form whose validator is the contract: wrong fields are told one by one, a right form is sent, what the server says comes back to its field. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Problem } from '#contract/problem.ts';

type Errors = Partial<Record<string, string>>;

/** `failure` is the error of sending it, if any. Blank fields count as left out. */
export function useForm<Shape extends z.ZodMiniType>(
  shape: Shape,
  send: (data: z.output<Shape>) => void,
  failure: Error | null,
) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Errors>({});
  const refused = refusedFields(failure);
  const errors = { ...refused, ...wrong };

  useEffect(() => {
    if (failure && form.current) focusFirst(form.current, refusedFields(failure));
  }, [failure]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const parsed = z.safeParse(shape, Object.fromEntries(filled));
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? []) found[String(path[0])] ??= message;
    setWrong(found);
    if (parsed.success) send(parsed.data);
    else focusFirst(event.currentTarget, found);
  };

  /** What went wrong that is no field's fault. */
  const trouble = failure && Object.keys(refused).length === 0 ? failure : undefined;
  return { form, onSubmit, errors, trouble };
}

function refusedFields(failure: Error | null): Errors {
  const details = failure instanceof Problem ? (failure.details ?? []) : [];
  return Object.fromEntries(details.map(({ path, message }) => [path, message]));
}

/** In the order of the form, which is the reader's. */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !errors[control.getAttribute('name') ?? '']) continue;
    control.focus();
    return;
  }
}
