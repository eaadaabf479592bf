/** One set of icons, one stroke: drawn on 24 × 24, round ends. Decoration only; the words beside them are what counts. */

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V6M6 11.5L12 5.5l6 6',
  flag: 'M6 20.5v-16M6 5.5c3-2 6 2 12 0v8c-6 2-9-2-12 0',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  gauge: 'M4.2 17.5a9 9 0 1 1 15.6 0M12 14.5l4-5M12 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.8-6.3L3.5 8M3.5 3.5V8H8M12 7.5V12l3 2',
  car: 'M4 13.5l1.7-5A2.5 2.5 0 0 1 8.1 7h7.8a2.5 2.5 0 0 1 2.4 1.5l1.7 5M4 13.5h16M4 13.5a1.5 1.5 0 0 0-1 1.4V18h2.5v-1.5h13V18H21v-3.1a1.5 1.5 0 0 0-1-1.4M6.8 10.2h10.4M6.5 15.2h1M16.5 15.2h1',
  people:
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5M3 19.5a6 6 0 0 1 12 0M15.5 5.4a3.25 3.25 0 0 1 0 5.8M17.5 14.2a6 6 0 0 1 3.5 5.3',
  book: 'M12 6.5A6 6 0 0 0 7.5 5H4v13h3.5a6 6 0 0 1 4.5 1.7M12 6.5A6 6 0 0 1 16.5 5H20v13h-3.5a6 6 0 0 0-4.5 1.7M12 6.5v13.2',
  chat: 'M4 12a7.5 7 0 1 1 3.4 5.9L4 19l1-3.4A6.6 6.6 0 0 1 4 12M8.5 12h.01M11.75 12h.01M15 12h.01',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20a7.5 7.5 0 0 1 15 0',
  words: 'M5 6.5h14M5 12h14M5 17.5h8',
  sound: 'M4 10.5v3M8 7.5v9M12 4.5v15M16 8.5v7M20 10.5v3',
  camera: 'M4 8.5h3.5L9 6h6l1.5 2.5H20v10H4zM12 16.3a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
  octagon: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.8v5M12 16h.01',
  triangle: 'M12 4.2l8.8 15.3H3.2zM12 10v4.2M12 16.9h.01',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4M9 14.8l2 2 4-3.8',
  thumb:
    'M4 10.5h3.5v9H4zM7.5 11l3.6-6.5c1.6 0 2.4 1.2 2 2.8l-.7 2.7h5.1a2 2 0 0 1 2 2.4l-1.1 5.4a2.2 2.2 0 0 1-2.2 1.7H7.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11.2v5M12 8h.01',
  question:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.6 9.4a2.5 2.5 0 1 1 3.6 2.6c-.8.4-1.2.9-1.2 1.7M12 16.6h.01',
  spanner:
    'M14.5 6.2a4.3 4.3 0 0 1 5.6-1.5l-2.9 2.9.4 2 2 .4 1.2-1.2M14.5 6.2a4.3 4.3 0 0 0-.5 4.1l-8.6 8a1.7 1.7 0 0 0 2.4 2.4l8-8.6a4.3 4.3 0 0 0 5.7-4.2',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 1 0-13 0c0 5 6.5 11 6.5 11M12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6',
  bookmark: 'M6.5 4h11v16.5L12 16.2l-5.5 4.3z',
  pencil: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.8 7.2l3 3',
  bin: 'M5 7.5h14M9.5 7V4.5h5V7M7 7.5l.8 12h8.4l.8-12M10.3 11v5M13.7 11v5',
  pound: 'M16.8 8.2A3.7 3.7 0 0 0 13.2 5C11 5 9.6 6.6 9.6 8.8c0 1.8.9 3 .9 5 0 2.2-1.4 4-3 5.2H17M7.5 13h6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.5V12l3 2',
  search: 'M10.8 17.1a6.3 6.3 0 1 0 0-12.6 6.3 6.3 0 0 0 0 12.6M15.5 15.5l4 4',
  key: 'M8 15.5a3.8 3.8 0 1 0 0-7.5 3.8 3.8 0 0 0 0 7.5M11.5 11.8H20.5V15M17 11.8v2.5',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10.3 20.8h3.4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  eye: 'M2.8 12S6 6 12 6s9.2 6 9.2 6-3.2 6-9.2 6-9.2-6-9.2-6M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14',
  print: 'M7.5 8.5V4h9v4.5M7.5 16.5H4v-8h16v8h-3.5M7.5 14h9v6h-9z',
  share: 'M12 14.5V4M8 7.5L12 3.5l4 4M8 10.5H5.5v10h13v-10H16',
  exit: 'M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
  offline:
    'M4 4l16 16M7.5 15.5a6.4 6.4 0 0 1 6.2-1.7M4.5 11.8a10.4 10.4 0 0 1 4-2.5M12.5 8.6a10.5 10.5 0 0 1 7 3.2M12 18.8h.01',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  name: IconName;
  /** Tailwind size; icons are 20 px unless told. */
  className?: string;
}

export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
