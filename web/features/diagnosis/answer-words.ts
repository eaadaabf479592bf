/** What the screens say in the answer. Apart from the rest, since it is only needed once there is one. */
import { toldAndShown } from './told-and-shown.ts';

export const words = {
  heading: 'Your diagnosis',
  back: 'Back',
  basedOn: 'Based on your description',
  showAll: 'Show all',
  tabs: 'Result',
  diagnosis: 'Diagnosis',
  partsSearch: 'Parts Search',
  none: 'No issues found. Please try again with more details.',
  noneBack: 'Add more details',
  mostLikely: 'Most likely',
  possible: 'Possible, not sure yet',
  alsoPossible: 'Also possible',
  unsure: {
    title: 'A little more would help',
    text: 'What you said so far fits several faults. Answer a question or two, and the list below will sharpen. If the car feels unsafe, stop and call for help.',
    stillOpen: 'Still open',
    asked:
      'What you told us still fits more than one fault. Start with the cheapest check below, or let a garage look. If the car feels unsafe, stop and call for help.',
    none: 'This alone points to no fault. Add what you hear, see, smell or feel, and when. If the car feels unsafe, stop and call for help.',
    placed:
      'These words say where, but not what the car does, so the list below is what is common there. Say what you hear, see, smell or feel, and when. If the car feels unsafe, stop and call for help.',
    nothing:
      'We recognised nothing in these words yet, so the list below is little more than a guess. Say what you hear, see, smell or feel, and when. If the car feels unsafe, stop and call for help.',
  },
  areas: 'Where it may lie',
  apart: 'You told of more than one thing. What the car must stop for comes first, and each chance is for that alone.',
  severity: { high: 'High Severity', medium: 'Medium Severity', low: 'Low Severity' },
  /** A chance in words; another language makes its own of the number. */
  outOfTen: (english: string, _outOfTen: number) => english,
  chance: (text: string) => `Chance: ${text}`,
  moreDetails: 'More Details',
  moreDetailsOf: (title: string) => `about ${title}`,
  estimate: 'An estimate from what you told us, not an inspection. If the car feels unsafe, stop and call for help.',
  announce: (title: string, chance: string, verdict: string) => `Most likely: ${title}, ${chance}. ${verdict}.`,
  announceUnsure: 'Not sure yet.',
  announceGrave: (verdict: string) => `${verdict}. Not sure yet what it is.`,
  announceQuestion: 'A question follows.',

  verdict: {
    stop: 'Stop now',
    'short-trips': 'Gently to a garage',
    soon: 'Book it in',
    ok: 'Fine to drive',
    stranded: 'It can’t be driven yet',
    charging: 'Stop charging it',
  },

  cost: 'Likely cost',
  howSoon: 'How soon',
  because: (said: readonly string[]) => {
    const { own, heard, shown } = toldAndShown(said);
    const told = own.length > 0 ? [`you said ${own.map((words) => `“${words}”`).join(' and ')}`] : [];
    const listened = heard.length > 0 ? [`we heard ${heard.join(' and ')}`] : [];
    const seen = shown.length > 0 ? [`the photo shows ${shown.join(' and ')}`] : [];
    return `Because ${[...told, ...listened, ...seen].join(', and ')}.`;
  },

  // Details
  repairCost: 'Repair cost',
  priceNote: 'Prices vary by location, shop and parts.',
  vat: (vat: string) => `${vat} of it is VAT.`,
  parts: 'Parts',
  /** How long it takes in words; another language makes its own of the number. */
  labour: (english: string, _least: number, _longest: number) => `Labour, ${english}`,
  evidence: 'Why we think so',
  speaksFor: 'Speaks for it',
  speaksAgainst: 'Speaks against it',
  youSaid: (said: string) => (toldAndShown([said]).own.length > 0 ? `you said “${said}”` : said),
  confirm: 'How to be sure',
  by: { owner: 'You can check this', garage: 'At a garage' },
  price: { free: 'free', cheap: 'costs little', dear: 'costs more' },
  requiredParts: 'Required parts',
  partsDetails: 'Parts and prices',
  fits: 'Fits',
  soldAt: 'Sold at',
  complications: 'If it is left',
  knownOn: 'Known on this car',
  doIt: 'Who can mend it',
  difficulty: {
    beginner: 'A careful beginner can do this at home.',
    intermediate: 'Doable at home with a set of tools and some experience.',
    advanced: 'For experienced hands with proper tools; otherwise a garage.',
    workshop: 'One for a workshop.',
  },
  /** Jobs are named by what is done: "brakes/replace-front-pads". */
  guide: (id: string) => `Guide: ${id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ')}`,

  // Settling it
  settle: 'Settle it',
  settleWhy: 'Your answer re-orders the list.',
  yes: 'Yes',
  no: 'No',
  unknown: 'Don’t know',
  understood: 'What we understood',
  understoodWhy: 'Something wrong here? Take it away, and the answer follows.',
  understoodNothing: 'No sign of a fault yet. Try saying what you hear, see, smell or feel, and when.',
  notPresent: (label: string) => `Not: ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
  takeAway: (label: string) => `Take away: ${label}`,
  addMore: 'Add something',

  // Afterwards
  next: 'What next?',
  paper: 'For the mechanic',
  paperWhy: 'One page with all a workshop asks: print, send or show it.',
  mechanics: 'Find Mechanics Near Me',
  askAssistant: 'Ask the assistant',
  askAssistantWhy: 'Your question goes along; nothing is sent until you send it.',
  checkQuote: 'Check a Garage’s Quote',
  checkQuoteWhy: 'Line by line, with a polite way to ask.',
  askCommunity: 'Ask the community about this',
  sameFault: 'Questions about this fault',
} as const;
