/** The places of the largest chances, largest first, without sorting them all. */
export function leaders(chances: Float64Array, most: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] as number;
    if (best.length === most && chance <= (chances[best[most - 1] as number] as number)) continue;
    let place = best.length;
    while (place > 0 && (chances[best[place - 1] as number] as number) < chance) place -= 1;
    best.splice(place, 0, at);
    if (best.length > most) best.pop();
  }
  return best;
}
