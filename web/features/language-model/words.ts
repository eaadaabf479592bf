/** What is said of language models: among the privacy settings. */

export const words = {
  label: 'Help of a Language Model',
  hint: (name: string, place: string) =>
    `On: what you type, your car’s make, model and year and small copies of photos go to ${place} (${name}), without your name, e-mail, plate, postcode or phone numbers. Off: nothing leaves this app.`,
} as const;
