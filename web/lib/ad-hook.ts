/** Runs before the answer to a recording or a photo is shown. Empty unless ads are. */

export const adHook = { run: (): void => undefined };
