/** Workshop hours as a person says them: "about 1½ hours". */

export function labourTime(hours: number): string {
  if (hours <= 0) return 'no labour';
  if (hours < 0.75) {
    const minutes = Math.max(5, Math.round(hours * 12) * 5);
    return minutes === 30 ? 'about half an hour' : `about ${minutes} minutes`;
  }
  const halves = Math.round(hours * 2);
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return whole === 1 ? 'about 1 hour' : `about ${whole} hours`;
  return `about ${whole}½ hours`;
}
