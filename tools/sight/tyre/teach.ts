/** Teaches the tyre's eyes: windows first, then whole photos with what the taught windows say of them. */
import { type Net, packed } from '#engine/sight/net.ts';
import { type Eye, levelled, opened, PHOTO_KINDS, photoForm, WINDOW_KINDS } from '#engine/sight/tyre-look.ts';
import { type Dice, diceOf } from '#engine/sound/synthesis/dice.ts';
import { type Lesson, learn } from '../learn.ts';
import type { TyrePhoto } from './photos.ts';

const SEED = 4_242;
/** A window of worn rubber is harmed from this share on, and merely old below the other; between them it says nothing. */
const HARMED = 0.02;
const UNHARMED = 0.004;
/** Neighbouring windows are alike: a part of them teaches as much. */
const SHOWN_WINDOWS = { fine: 0.11, harmed: 0.2, old: 0.2 } as const;
const WINDOW_SHAKE = 0.25;
/** Photos are shown again and again, their numbers shaken: drawn rubber is tidier than real rubber. */
const SHOWN = 3;
/** Nets whose scores are averaged: the first two never hear of the windows. */
const NETS = [
  { hidden: 12, shake: 0.4, windows: false },
  { hidden: 16, shake: 0.8, windows: false },
  { hidden: 12, shake: 0.4, windows: true },
  { hidden: 16, shake: 0.8, windows: true },
] as const;

export function teach(photos: readonly TyrePhoto[], tell: (line: string) => void): { windows: Eye; photo: Eye } {
  const dice = diceOf(SEED);
  const shown = photos.flatMap((photo) =>
    photo.rubber.windows.flatMap((values, at) => {
      const name = kindOf(photo, at);
      return name && dice.chance(SHOWN_WINDOWS[name]) ? [{ name, values }] : [];
    }),
  );
  const level = levelOf(shown.map(({ values }) => values));
  const lessons = shown.map(({ name, values }) =>
    lesson(name, WINDOW_KINDS.length, shaken(levelled(level, values), WINDOW_SHAKE, dice)),
  );
  tell(`${lessons.length} windows`);
  const plan = { hidden: 24, rounds: 7, batch: 64, pace: 0.003 };
  const windows = { ...level, net: kept(learn(lessons, [...WINDOW_KINDS], plan, diceOf(SEED + 1), tell)) };
  return { windows, photo: teachPhotos(photos, windows, dice, tell) };
}

function kindOf({ worn, harm }: TyrePhoto, at: number): (typeof WINDOW_KINDS)[number] | undefined {
  if (!worn) return 'fine';
  const share = harm[at] as number;
  return share > HARMED ? 'harmed' : share < UNHARMED ? 'old' : undefined;
}

function teachPhotos(photos: readonly TyrePhoto[], windows: Eye, dice: Dice, tell: (line: string) => void): Eye {
  const judge = opened(windows);
  const forms = photos.map(({ worn, rubber }) => ({
    name: PHOTO_KINDS[worn ? 1 : 0] as string,
    values: photoForm(judge, rubber),
  }));
  const level = levelOf(forms.map(({ values }) => values));
  const whole = Object.keys((photos[0] as TyrePhoto).rubber.whole).length;
  const nets = NETS.map(({ hidden, shake, windows: heard }, at) => {
    const lessons = Array.from({ length: SHOWN }, () =>
      forms.map(({ name, values }) => {
        const form = shaken(levelled(level, values), shake, dice);
        return lesson(name, PHOTO_KINDS.length, heard ? form : form.fill(0, whole));
      }),
    ).flat();
    const net = learn(
      lessons,
      [...PHOTO_KINDS],
      { hidden, rounds: 7, batch: 32, pace: 0.004 },
      diceOf(SEED + 2 + at),
      tell,
    );
    return heard ? net : deafFrom(net, whole);
  });
  return { ...level, net: kept(averaged(nets)) };
}

const lesson = (name: string, names: number, form: Float32Array): Lesson => ({
  name,
  open: new Array<boolean>(names).fill(true),
  form,
});

const shaken = (form: Float32Array, by: number, dice: Dice): Float32Array =>
  form.map((value) => value + by * dice.bell());

function levelOf(all: readonly Float32Array[]): Pick<Eye, 'middles' | 'spreads'> {
  const short = (value: number) => Number(value.toPrecision(5));
  const middles = Array.from(all[0] as Float32Array, (_, at) =>
    short(all.reduce((sum, values) => sum + (values[at] as number), 0) / all.length),
  );
  const spreads = middles.map((middle, at) =>
    short(Math.sqrt(all.reduce((sum, values) => sum + ((values[at] as number) - middle) ** 2, 0) / all.length) + 1e-6),
  );
  return { middles, spreads };
}

/** A net that was only ever told nothing there has weights there that mean nothing. */
function deafFrom(net: Net, from: number): Net {
  const first = net.first.slice();
  for (let row = 0; row < net.hidden; row += 1)
    first.fill(0, row * (net.inputs + 1) + from, row * (net.inputs + 1) + net.inputs);
  return { ...net, first };
}

/** One net that says what several say on average: their middle layers side by side. */
function averaged(nets: readonly Net[]): Net {
  const [one] = nets as [Net];
  const hidden = nets.reduce((sum, net) => sum + net.hidden, 0);
  const first = Float32Array.from(nets.flatMap((net) => [...net.first]));
  const second = Float32Array.from(
    one.names.flatMap((_, row) => {
      const rows = nets.map((net) => net.second.subarray(row * (net.hidden + 1), (row + 1) * (net.hidden + 1)));
      const added = rows.reduce((sum, each) => sum + (each.at(-1) as number), 0);
      return [...rows.flatMap((each) => [...each.subarray(0, -1)]), added].map((value) => value / nets.length);
    }),
  );
  return { ...one, hidden, first, second };
}

const kept = (net: Net): Eye['net'] => ({
  names: net.names,
  inputs: net.inputs,
  hidden: net.hidden,
  first: packed(net.first, net.hidden),
  second: packed(net.second, net.names.length),
  calm: 1,
});
