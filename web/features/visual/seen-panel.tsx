/** What was seen in the photo: boxes on it, what each means, and one tap to put a wrong name right. */
import type { Region, Sight } from '#contract/sight.ts';
import { SeenRegion } from './seen-region.tsx';
import { words } from './words.ts';

interface Props {
  sight: Sight;
  /** The photo in full, where it is still at hand; else the small picture is shown. */
  image?: string | undefined;
  /** Left out where a stored answer is only looked at. */
  onCorrect?: ((region: number, lamp: string | null) => void) | undefined;
  pending?: boolean;
}

const RIM: Record<NonNullable<Region['colour']>, string> = {
  red: 'border-lamp-red',
  amber: 'border-lamp-amber',
  green: 'border-lamp-green',
  blue: 'border-lamp-blue',
  white: 'border-lamp-white',
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export function SeenPanel({ sight, image, onCorrect, pending = false }: Props) {
  return (
    <section aria-labelledby="seen" className="grid grid-cols-1 gap-3">
      <h2 id="seen" className="font-bold">
        {words.seen}
      </h2>
      <figure className="overflow-hidden rounded-card bg-dash">
        <div className="relative mx-auto w-fit">
          <img src={image ?? sight.thumbnail} alt="" className="block max-h-96 max-w-full min-w-40" />
          {sight.regions.map(({ box: [left, top, width, height], colour, label, sure }, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
              key={at}
              title={label}
              className={`absolute rounded-control border-2 ${sure ? '' : 'border-dashed'} ${RIM[colour ?? 'white']}`}
              style={{
                left: percent(left - 0.012),
                top: percent(top - 0.012),
                width: percent(width + 0.024),
                height: percent(height + 0.024),
              }}
            >
              <span className="absolute -top-7 -left-1 flex size-6 items-center justify-center rounded-pill bg-surface text-caption font-bold text-ink shadow-lift">
                {at + 1}
              </span>
            </span>
          ))}
        </div>
      </figure>
      <p lang="en-GB" className="text-small">
        {sight.said}
      </p>
      {sight.regions.length > 0 && (
        <ol className="grid grid-cols-1 gap-2">
          {sight.regions.map((region, at) => (
            <SeenRegion
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
              key={at}
              number={at + 1}
              region={region}
              pending={pending}
              onCorrect={onCorrect && ((lamp) => onCorrect(at, lamp))}
            />
          ))}
        </ol>
      )}
      {sight.hints.length > 0 && (
        <ul lang="en-GB" className="grid list-disc gap-1 pl-5 text-small text-soft">
          {sight.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
