/** How many calls a day one person, and all together, may cause. Counted before each call, so that many at once cannot slip through. */

export interface Allowance {
  /** Counts one call for the subject. False when the day's share is used up. */
  take(subject: string): boolean;
}

export function allowance(most: { each: number; all: number }, now: () => Date): Allowance {
  let day = '';
  let all = 0;
  // No larger than `most.all`: whoever is refused is not counted.
  const each = new Map<string, number>();
  return {
    take(subject) {
      const today = now().toISOString().slice(0, 10);
      if (today !== day) {
        [day, all] = [today, 0];
        each.clear();
      }
      const own = each.get(subject) ?? 0;
      if (own >= most.each || all >= most.all) return false;
      each.set(subject, own + 1);
      all += 1;
      return true;
    },
  };
}
