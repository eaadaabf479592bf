/** Takes out of an owner's words what names a person or a place, before they leave the house. Better one word too many than one too few. */

const EMAIL = /(?<![\w.+%-])[\w.+%-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\w-]+)+/gi;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seventeen letters and digits with at least a few of each: a chassis number. */
const VIN = /\b(?=[A-HJ-NPR-Z0-9]*\d[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-HJ-NPR-Z]{2})[A-HJ-NPR-Z0-9]{17}\b/gi;
/** Bank cards, and any long run of digits: no mileage has nine. */
const LONG_NUMBER = /(?<![\w.])\d(?:[ -]?\d){8,24}(?![\w.])/g;
const PHONE = /(?<![\w.])(?:\+|00)?\(?\d[\d\s().-]{8,18}\d(?![\w])/g;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/** "SW1A 1AA"; not "Mk5 5dr", which is a car. */
const POSTCODE = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d(?!dr\b)[ABD-HJLNP-UW-Z]{2})\b/gi;
/** "AB12 CDE", in any case. */
const PLATE_NOW =
  /\b(?![a-z]{2}\d{2} ?(?:mph|kmh|kph|psi|bhp|rpm|kms|hrs|min)\b)[A-HJ-PR-Y]{2}\d{2}[ -]?[A-HJ-PR-Z]{3}\b/gi;
/** "A123 BCD" and "ABC 123D"; in capitals only, for "my a4 has" is no plate. */
const PLATE_PREFIX = /\b[A-HJ-NPR-TV-Y]\d{1,3}[ -]?([A-HJ-PR-Y][A-Z]{2})\b/g;
const PLATE_SUFFIX = /\b[A-Z]{3}[ -]?\d{1,3}[A-HJ-NPR-TV-Y]\b/g;
/** Northern Ireland and before 1963. */
const PLATE_OLD = /\b(?:[A-Z]{3} ?\d{4}|[A-Z]{1,2}I[A-Z] ?\d{1,4}|\d{1,4} [A-Z]{2,3})\b/g;
/** Whatever is called a plate. */
const PLATE_CALLED =
  /\b((?:number ?plate|licen[cs]e plate|registration(?: number| mark)?|reg(?: no\.?| number)?|plate|vrm)(?: is| was|:|,| -)?\s+)([A-Z0-9]{1,4}[ -]?[A-Z0-9]{1,4})\b/gi;
/** Letters that stand behind a digit in the names of cars and their parts. */
const CAR_LETTERS = new Set(
  'TDI TFS TSI GTI GTD CDI HDI CRD DCI VTI VTS VTR TCE SDI FSI CDT SUV MPV EST CSL AMG ABS ESP EGR DPF MOT DSG ECU EML OBD RPM MPH BHP PSI RWD FWD AWD EVS CVT LPG DAB USB GPS'.split(
    ' ',
  ),
);
const OLD_LETTERS =
  /^(?:P|B|C|U) ?\d{4}$|\b(?:MPH|KM|KMH|BHP|PSI|RPM|CC|MM|CM|NM|V|AH|KW|HP|LB|AM|PM|TDI|MOT|OBD|GTI|ID|MK|VW|BMW|KIA|LDV|RAM|DS|MG)\b/;

const STREET =
  /\b(?:flat |unit |no\.? )?\d{1,4}[a-z]?,? (?:[A-Z][\w'’-]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|way|court|crescent|terrace|place|gardens|grove|hill|mews|row|square)\b\.?/gi;

const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`;
const FULL = `${CAPITAL}(?: ${CAPITAL}){0,2}`;
/** "My name is Anna Smith", "call me Ben", "Mr Jones", and how letters end. The name itself must begin large. */
const NAMED = new RegExp(
  String.raw`(\b(?:[Mm]y (?:full |first |last )?name(?:['’]s| is)|[Cc]all me|[Tt]his is|[Nn]amed?|[Aa]sk for|[Ss]peak to|[Cc]ontact|[Dd]ear|[Hh]i,?|[Hh]ello,?|[Tt]hanks,?|[Cc]heers,?|[Rr]egards,?|[Ss]incerely,?|[Ff]aithfully,?|[Yy]ours,?|[Ss]igned,?)[ \n]+)(?!(?:${'The|My|It|I|Is|When|If|What|How|Why|There|We|You|Car|Help|Please'})\b)${FULL}`,
  'gu',
);
const TITLED = new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Rev|Sir|Lady)\.? ${FULL}`, 'gu');
/** In small letters only where nothing but a name can follow. */
const NAMED_SMALL =
  /\b(my (?:full |first |last )?name(?:['’]s| is) )(?!not\b)[\p{L}'’-]+(?: (?!and\b|the\b|my\b|it\b|i\b|but\b|from\b)[\p{L}'’-]+)?/giu;

const spared = (letters: string) => CAR_LETTERS.has(letters.toUpperCase());
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text without what is private in it. `known`: names that we know of its writer. */
export function withoutPrivate(text: string, known: readonly string[] = []): string {
  const plain = known
    .filter((name) => name.trim().length > 2)
    .reduce(
      (left, name) =>
        left.replace(new RegExp(String.raw`(?<![\p{L}\d])${escaped(name.trim())}(?![\p{L}\d])`, 'giu'), '[name]'),
      text.normalize('NFKC').replace(/[\p{Cf}\u00ad]/gu, ''),
    );
  return plain
    .replace(EMAIL, '[e-mail]')
    .replace(ADDRESS, '[address]')
    .replace(VIN, '[chassis number]')
    .replace(IP, '[number]')
    .replace(STREET, '[address]')
    .replace(PLATE_CALLED, (whole, called: string, plate: string) => (/\d/.test(plate) ? `${called}[plate]` : whole))
    .replace(PLATE_NOW, '[plate]')
    .replace(POSTCODE, '[postcode]')
    .replace(PLATE_PREFIX, (plate, letters: string) => (spared(letters) ? plate : '[plate]'))
    .replace(PLATE_SUFFIX, (plate) => (spared(plate.slice(0, 3)) ? plate : '[plate]'))
    .replace(PLATE_OLD, (plate) => (OLD_LETTERS.test(plate) ? plate : '[plate]'))
    .replace(PHONE, (run) => (run.replace(/\D/g, '').length >= 10 ? '[number]' : run))
    .replace(LONG_NUMBER, '[number]')
    .replace(TITLED, '[name]')
    .replace(NAMED, '$1[name]')
    .replace(NAMED_SMALL, '$1[name]');
}
