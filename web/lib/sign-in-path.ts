/** The way to the sign-in screen and back to where one was. */

/** `view` is what the screen opens with; left out, signing in. */
export const signInPath = (next: string, view?: 'register'): string =>
  `/auth?${new URLSearchParams({ ...(view && { view }), next })}`;
