/** Where in the car it most likely lies, while no fault can be named: broad, and said to be so. */
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { chanceOf } from '#web/lib/chances.ts';
import { Chip } from '#web/ui/chip.tsx';
import { words } from './answer-words.ts';

export function Areas({ areas }: { areas: NonNullable<DiagnosisResult['areas']> }) {
  return (
    <section aria-labelledby="areas" className="grid gap-2">
      <h2 id="areas" className="text-lead font-bold">
        {words.areas}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {areas.map(({ name, chance }) => {
          const { outOfTen, text } = chanceOf(chance);
          return (
            <li key={name}>
              <Chip>
                <span lang="en-GB" className="font-semibold">
                  {name}
                </span>{' '}
                {words.outOfTen(text, outOfTen)}
              </Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
