/** Words that carry nothing for a diagnosis, and words that end the reach of a "no". */

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Dropped before matching, in phrases and in what owners write alike. */
export const SMALL_WORDS = list(`
a an the this that these those my our your his her its their me i im ive id we us you he she it they them there here
is are was were be been being am do does did doing has have had having will would shall should can could may might must
of to in on at by for with from as into onto about and or nor so then than also too very really quite just even still
when while if whenever where which who what how because though although but
some any other another ones bit lot lots kind sort thing things like
car vehicle van hi hello hey please help thanks thank anyone know think thought guess seem seems seemed
maybe perhaps basically actually literally honestly pretty much now today yesterday ago time times day
photo photos pic pics screenshot video videos upload uploaded uploading
s t m re ve ll d
`);

/**
 * Words that carry something only when little else is said: "won't go", "comes on", "only one". A phrase leaves them out
 * when two better words remain.
 */
export const WEAK_WORDS = list(`
get gets got getting go goes going went come comes came coming make makes made making all only one both
done until every each motor
put puts take takes took keep keeps kept feel feels sound sounds look looks
`);

/** After these a "no" or "not" no longer reaches: "won't start when it is cold" says nothing against the cold. */
export const REACH_ENDS = list(`
but although though except when while if whenever until unless because as since after before during at on in from under
with without then so for through going which that where once and n now though however yet
`);

/** Right after a "not" these begin what it denies: "but not when braking". */
export const CIRCUMSTANCES = list('when while whenever in at on under over during');

/** After an "and" these tell more of the same: "comes on with the ignition and goes out". */
export const GOES_ON = list(
  'go goes gone went come comes came stay stays stayed off out back disappears vanishes clears',
);

/** Behind a "won't go" these say that it stays: "the light won't go off". */
export const GOES_AWAY = list('off out away');

/** The plain ways of saying no; contractions are brought here by tokens.ts. */
export const NEGATIONS = list(
  'no not never without none neither cannot nor zero refuse refuses refused refusing unable',
);

/** Before a "to" these say no as well: "fails to start". */
export const FAILINGS = list('fail fails failed failing');

/** A word that follows one of these is a circumstance: "when cold", "in the wet", "at idle". */
export const LEADS = list(
  'when while whenever if as in at on from during under over after since through once until every each',
);

/** Sayings with a negation in them that deny nothing. */
export const IDLE_NEGATIONS = [
  'not only',
  'not just',
  'not sure',
  'not really sure',
  'no idea',
  'no doubt',
  'no matter',
  'do not know',
  'does not matter',
  'not know',
  'no end',
  'no joke',
  'not to mention',
  'not long after',
  'not long ago',
  'not too long ago',
  'cannot help',
  'no wonder',
  'not yet',
  'no warning',
];
