/** Times in Welsh. Not every browser knows the language, so its months stand here. */

const MONTHS = [
  'Ionawr',
  'Chwefror',
  'Mawrth',
  'Ebrill',
  'Mai',
  'Mehefin',
  'Gorffennaf',
  'Awst',
  'Medi',
  'Hydref',
  'Tachwedd',
  'Rhagfyr',
];
const SHORT = ['Ion', 'Chwef', 'Maw', 'Ebr', 'Mai', 'Meh', 'Gorff', 'Awst', 'Medi', 'Hyd', 'Tach', 'Rhag'];

/** "Tachwedd 2026" */
export const monthAndYear = (time: Date): string => `${MONTHS[time.getMonth()]} ${time.getFullYear()}`;

/** "21 Tachwedd 2026" */
export const day = (time: Date | string): string => {
  const at = new Date(time);
  return `${at.getDate()} ${monthAndYear(at)}`;
};

/** "21 Tach 2026, 15:32" */
export const dateAndTime = (time: Date | string): string => {
  const at = new Date(time);
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((one) => String(one).padStart(2, '0'));
  return `${at.getDate()} ${SHORT[at.getMonth()]} ${at.getFullYear()}, ${hours}:${minutes}`;
};
