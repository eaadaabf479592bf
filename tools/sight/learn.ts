/** Trains the net: two layers, small steps, mistakes divided among the names that a colour allows. */
import type { Net } from '#engine/sight/net.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';

export interface Lesson {
  name: string;
  /** The names that it could have. */
  open: readonly boolean[];
  form: Float32Array;
}

export interface Plan {
  hidden: number;
  rounds: number;
  batch: number;
  pace: number;
}

export function learn(
  lessons: readonly Lesson[],
  names: string[],
  plan: Plan,
  dice: Dice,
  tell: (line: string) => void,
): Net {
  const inputs = (lessons[0] as Lesson).form.length;
  const { hidden } = plan;
  const fresh = (rows: number, width: number) =>
    Float32Array.from({ length: rows * (width + 1) }, (_, at) =>
      at % (width + 1) === width ? 0 : dice.bell() * Math.sqrt(2 / width),
    );
  const first = fresh(hidden, inputs);
  const second = fresh(names.length, hidden);
  const steps = [adam(first.length), adam(second.length)] as const;
  const order = lessons.map((_, at) => at);
  const target = new Map(names.map((name, at) => [name, at]));
  const mid = new Float32Array(hidden);
  const out = new Float32Array(names.length);
  const back = new Float32Array(hidden);
  const gradients = [new Float32Array(first.length), new Float32Array(second.length)] as const;
  let step = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(dice.between(0, at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    let loss = 0;
    let right = 0;
    for (let start = 0; start < order.length; start += plan.batch) {
      gradients[0].fill(0);
      gradients[1].fill(0);
      const members = order.slice(start, start + plan.batch);
      for (const member of members) {
        const { form, name, open: can } = lessons[member] as Lesson;
        // Some inputs are left out each time, so that none is leant upon.
        forward(first, form, mid, true);
        for (let at = 0; at < hidden; at += 1) if (dice.chance(0.15)) mid[at] = 0;
        forward(second, mid, out, false);
        const goal = target.get(name) as number;
        let most = -Infinity;
        let best = 0;
        for (let at = 0; at < out.length; at += 1)
          if (can[at] && (out[at] as number) > most) {
            most = out[at] as number;
            best = at;
          }
        let total = 0;
        for (let at = 0; at < out.length; at += 1)
          total += out[at] = can[at] ? Math.exp((out[at] as number) - most) : 0;
        loss -= Math.log((out[goal] as number) / total + 1e-9);
        if (best === goal) right += 1;
        back.fill(0);
        const smooth = 0.04;
        const count = can.filter(Boolean).length;
        for (let row = 0; row < out.length; row += 1) {
          if (!can[row]) continue;
          const error = (out[row] as number) / total - ((row === goal ? 1 - smooth : 0) + smooth / count);
          const base = row * (hidden + 1);
          for (let at = 0; at < hidden; at += 1) {
            gradients[1][base + at] = (gradients[1][base + at] as number) + error * (mid[at] as number);
            back[at] = (back[at] as number) + error * (second[base + at] as number);
          }
          gradients[1][base + hidden] = (gradients[1][base + hidden] as number) + error;
        }
        for (let row = 0; row < hidden; row += 1) {
          if (mid[row] === 0) continue;
          const error = (back[row] as number) * ((mid[row] as number) < 0 ? 0.01 : 1);
          if (error === 0) continue;
          const base = row * (inputs + 1);
          for (let at = 0; at < inputs; at += 1)
            gradients[0][base + at] = (gradients[0][base + at] as number) + error * (form[at] as number);
          gradients[0][base + inputs] = (gradients[0][base + inputs] as number) + error;
        }
      }
      step += 1;
      const pace =
        plan.pace * 0.5 * (1 + Math.cos((Math.PI * (round + start / order.length)) / plan.rounds)) + plan.pace * 0.01;
      steps[0](first, gradients[0], members.length, pace, step);
      steps[1](second, gradients[1], members.length, pace, step);
    }
    tell(
      `round ${round + 1}: loss ${(loss / order.length).toFixed(3)}, right ${((100 * right) / order.length).toFixed(1)} %`,
    );
  }
  return { names, inputs, hidden, first, second, calm: 1 };
}

function forward(weights: Float32Array, given: Float32Array, out: Float32Array, bent: boolean): void {
  const width = given.length;
  for (let row = 0; row < out.length; row += 1) {
    const base = row * (width + 1);
    let sum = weights[base + width] as number;
    for (let at = 0; at < width; at += 1) sum += (weights[base + at] as number) * (given[at] as number);
    out[row] = bent && sum < 0 ? 0.01 * sum : sum;
  }
}

function adam(length: number) {
  const mean = new Float32Array(length);
  const square = new Float32Array(length);
  return (weights: Float32Array, gradient: Float32Array, count: number, pace: number, step: number) => {
    const a = 1 - 0.9 ** step;
    const b = 1 - 0.999 ** step;
    for (let at = 0; at < length; at += 1) {
      const g = (gradient[at] as number) / count;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * g;
      square[at] = 0.999 * (square[at] as number) + 0.001 * g * g;
      weights[at] =
        (weights[at] as number) * (1 - pace * 0.02) -
        (pace * ((mean[at] as number) / a)) / (Math.sqrt((square[at] as number) / b) + 1e-8);
    }
  };
}
