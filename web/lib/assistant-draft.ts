/** A message begun elsewhere, which the assistant's box takes over: nothing is sent before its owner sends it. */
let begun = '';

export const beginMessage = (text: string): void => {
  begun = text;
};

/** What was begun, once. */
export function takeMessage(): string {
  const taken = begun;
  begun = '';
  return taken;
}
