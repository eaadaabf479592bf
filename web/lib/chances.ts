/** A calibrated probability in the words of a person: "about 7 in 10". */

export interface Chance {
  outOfTen: number;
  text: string;
}

export function chanceOf(confidence: number): Chance {
  const outOfTen = Math.max(0, Math.min(10, Math.round(confidence * 10)));
  if (outOfTen === 0) return { outOfTen, text: 'less than 1 in 10' };
  if (outOfTen === 10) return { outOfTen, text: 'more than 9 in 10' };
  return { outOfTen, text: `about ${outOfTen} in 10` };
}
