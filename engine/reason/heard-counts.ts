/** How often each sign is heard in the stories of a fault – what the ear makes of real sentences – kept sign by sign. */
import { startsOf } from '../words/starts.ts';

/** Faults are known by their places in the knowledge. */
export interface HeardCounts {
  /** Stories of each fault. */
  stories: Float64Array;
  signs: string[];
  /** Where the counts of each sign begin; one more than there are signs. */
  starts: Uint32Array;
  /** Per count: the fault, and in how many of its stories the sign is said to be there, and not to be. */
  fault: Uint16Array;
  present: Float64Array;
  absent: Float64Array;
}

/** In how many stories of each fault a sign is said to be there, and not to be. */
export interface SignCounts {
  present: Float64Array;
  absent: Float64Array;
}

export interface Counting {
  /** A story, or the part of one that speaks for this fault. */
  add(fault: number, part: number, heard: readonly { sign: string; present: boolean }[]): void;
  done(): HeardCounts;
}

export function countingOver(faults: number): Counting {
  const stories = new Float64Array(faults);
  const bySign = new Map<string, Map<number, { present: number; absent: number }>>();
  return {
    add(fault, part, heard) {
      stories[fault] = (stories[fault] as number) + part;
      for (const { sign, present } of heard) {
        const counts = bySign.get(sign) ?? new Map<number, { present: number; absent: number }>();
        bySign.set(sign, counts);
        const count = counts.get(fault) ?? { present: 0, absent: 0 };
        counts.set(fault, count);
        count[present ? 'present' : 'absent'] += part;
      }
    },
    done() {
      const counts = [...bySign.values()].flatMap((ofSign) => [...ofSign]);
      return {
        stories,
        signs: [...bySign.keys()],
        starts: startsOf([...bySign.values()].map(({ size }) => size)),
        fault: Uint16Array.from(counts, ([fault]) => fault),
        present: Float64Array.from(counts, ([, { present }]) => present),
        absent: Float64Array.from(counts, ([, { absent }]) => absent),
      };
    },
  };
}

/** The counts of one sign at a time. */
export function countsOf({
  stories,
  signs,
  starts,
  fault,
  present,
  absent,
}: HeardCounts): (sign: string) => SignCounts {
  const places = new Map(signs.map((sign, at) => [sign, at]));
  return (sign) => {
    const counts = { present: new Float64Array(stories.length), absent: new Float64Array(stories.length) };
    const at = places.get(sign);
    if (at === undefined) return counts;
    for (let k = starts[at] as number; k < (starts[at + 1] as number); k += 1) {
      counts.present[fault[k] as number] = present[k] as number;
      counts.absent[fault[k] as number] = absent[k] as number;
    }
    return counts;
  };
}
