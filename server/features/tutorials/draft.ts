/** A guide that a language model writes to a topic that the knowledge does not cover; nothing when it may not or cannot. */
import { createHash } from 'node:crypto';
import type { CarInfo } from '#contract/cars.ts';
import { listedName, namedCar } from '#contract/named-car.ts';
import type { TutorialDetail } from '#contract/tutorials.ts';
import type { Helper } from '#server/ai/helper.ts';
import { writtenId } from './guide.ts';
import type { Library } from './library.ts';
import { isBeyond } from './suggest.ts';

export async function draft(
  library: Library,
  topic: string,
  ownCar: CarInfo | null,
  helper: Helper,
): Promise<{ guide: TutorialDetail; madeFor: string } | undefined> {
  if (!isBeyond(library, topic)) return undefined;
  const named = namedCar(topic);
  const car = listedName(named.make ? named : (ownCar ?? {}));
  const drafted = await helper.writeGuide({ topic, car });
  if (!drafted) return undefined;
  const { title, description, category, difficulty, minutes, dangers, tools, parts, steps, check, stopWhen } = drafted;
  const made = `draft/${createHash('sha256')
    .update(`${topic.toLowerCase()}\n${car ?? ''}`)
    .digest('hex')
    .slice(0, 32)}`;
  return {
    madeFor: made,
    guide: {
      id: writtenId(made),
      jobId: made,
      title: car ? `${title} – ${car}` : title,
      description,
      category,
      difficulty,
      estimatedTime: minutes,
      generated: true,
      dangers,
      tools,
      parts: parts.map((name) => ({ name, count: 1 })),
      steps,
      check,
      stopWhen,
      car: car ?? null,
      garageCost: null,
      writtenBy: helper.name,
    },
  };
}
