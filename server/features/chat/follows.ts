/** What is asked on about the thing in hand: the case, a job or a part. */

export type Follow =
  | 'why'
  | 'confirm'
  | 'others'
  | 'which'
  | 'ignored'
  | 'myself'
  | 'needed'
  | 'tools'
  | 'time'
  | 'hard'
  | 'pairs'
  | 'where'
  | 'failing'
  | 'worth'
  | 'first-check'
  | 'opinion'
  | 'dear'
  | 'switch-off'
  | 'community'
  | 'lamp'
  | 'flashing'
  | 'interval';

const FOLLOWS: [Follow, RegExp][] = [
  ['community', /\b(ask|tell) (other|the|a)? ?(owners|community|forum|people)\b|\bother owners\b/i],
  ['interval', /\b(when|how often)\b.{0,25}\b(chang\w*|replac\w*|due|done|serviced|renewed)\b/i],
  ['dear', /\bwhy (so|is it so|is that so|that) (much|dear|expensive|pricey)\b|\bwhy does it cost\b/i],
  ['worth', /\bworth (it|fixing|repairing|doing|mending|the money)\b|\bscrap (it|the car)\b|\bwrite.?off\b/i],
  [
    'first-check',
    /\b(cheap(est)?|easi(est|er)|quick(est)?|simpl(est|er)) (of (those|them|these) )?(to )?(rule out|check|test|first)\b|\bcheapest of (those|them)\b|\brule out first\b|\bcheck first\b|\bfirst thing to (check|look)\b/i,
  ],
  [
    'opinion',
    /\b(garage|mechanic|he|she|they|mate|dad|bloke|kwik.?fit|halfords) (says?|said|reckons?|thinks?|told me) (it'?s|its|that|it is|the|it)\b|\b(i|we) (think|reckon) (it'?s|its|it is) (the|a)\b/i,
  ],
  ['switch-off', /\b(turn|switch) (everything|stuff|things|it all|the (radio|heater|lights)) off\b/i],
  [
    'why',
    /^\s*(but )?why\b|\bare you sure\b|\bhow (sure|certain|confident)\b|\bwhy do you (think|say)\b|\bhow do you know\b/i,
  ],
  [
    'which',
    /\bwhich (bit|part|one|wheel|side|of (them|those))\b.*\b(likely|likeliest|is it|most)\b|\bmost likely\b.*\?|^which (one|wheel|side|bit|part)\b/i,
  ],
  [
    'confirm',
    /\bhow (can|do|could|should) (i|we) (check|tell|be sure|make sure|test|confirm|know|find)\b|\bwhat should i (check|look)\b/i,
  ],
  [
    'others',
    /\b(what|anything) else (could|might|can) it be\b|\bother (causes|possibilities)\b|\bcould it be (something|anything) else\b/i,
  ],
  [
    'time',
    /\bhow long (will|does|would|should|is) (it|this|that|the job|a garage)\b.*(take|job|me|them)|\bhow many hours\b|^\W*how long\W*$/i,
  ],
  [
    'ignored',
    /\b(ignore|leave) (it|this|that)\b|\bif i (don'?t|do not|keep)\b|\bcan it wait\b|\bhow (long|urgent|soon)\b(?! (will|does|would|is) (it|this|that)? ?(take|job))|\bwhat happens (if|when)\b|\bdone (today|now|soon|this week)\b|\bhow bad\b|\bhad it\b|\bhow many (miles|days|weeks)\b|\b(till|until) next (week|month|year)\b|\bfor (a|another|two|the|one) (more )?(week|month|day|year|weekend)s?\b|\b(till|until) (payday|friday|monday|the weekend|next)\b/i,
  ],
  [
    'myself',
    /\b(myself|diy|do it at home|do i need a (garage|mechanic)|do (that|this|it) (myself|at home)|fix (it|this|that) (myself|at home)|(can|could) i (fix|do|open|mend|change) (it|this|that)|how (do|can) i (fix|mend|repair|sort|get rid of|cure|stop) (it|this|that))\b/i,
  ],
  [
    'needed',
    /\b(what|which) parts?\b.*\b(need|buy|required?)\b|\bparts? (do i|will i) need\b|\bwhere (can|do|could) i (buy|get)\b/i,
  ],
  ['tools', /\b(what|which) (tools?|kit|spanners?|sockets?)\b|\btools?\W*$/i],
  [
    'hard',
    /\b(hard|difficult|easy|tricky|fiddly) (to (fit|do|change|replace)|job)\b|\bis (it|that|this) (hard|difficult|easy|tricky)\b|\bhow (hard|difficult|easy|tricky)\b/i,
  ],
  ['pairs', /\b(in pairs|both sides|both of them|all four|the other side|as a pair|one or two|just the one)\b/i],
  ['where', /\bwhere (is|are|does) (it|they|that|the)\b|\bwhere('s| is)\b/i],
  [
    'failing',
    /\b(how do i know|how would i know|knackered|what happens when|what if (it|they) (snaps?|breaks?|fails?|goes?|go|gives? up)|when (it|they) go(es)?|can (it|they) (break|fail|go)|goes wrong|symptoms?|signs? of|look like (when )?(worn|bad|old))\b/i,
  ],
];

export const followIn = (text: string): Follow | undefined => FOLLOWS.find(([, words]) => words.test(text))?.[0];
