/** One plain drawing for each system of a car, our own: it says at a glance where on the car one is. */
import type { Category } from '#contract/tutorials.ts';

/** Drawn on 96 × 64, one stroke. */
const DRAWINGS: Record<Category, string> = {
  engine: 'M24 24h34l8 8h8v-6h6v24h-6v-6h-8l-6 8H32l-8-8h-8v8h-6V28h6v8h8zM34 24v-6h18v6M38 18v-4h10v4',
  ignition: 'M44 8h8v10h-8zM40 18h16v8H40zM42 26h12l-2 10h-8zM44 36h8v8h-8M44 40h8M48 44v6M52 54h-8M60 50l4 3M60 57h5',
  fuel: 'M24 12h26v42H24zM20 54h34M29 18h16v12H29zM50 30h6v14a4 4 0 0 0 8 0V26l-8-8M60 22v8h4',
  cooling: 'M22 14h52v34H22zM30 14v34M38 14v34M46 14v34M54 14v34M62 14v34M40 14V8h16v6M14 22h8M74 40h8',
  lubrication: 'M16 34l14-8h30l16-8 4 5-22 21H24zM36 26v-6h14v6M16 34v6h6M82 40c-4 6-4 10 0 10s4-4 0-10',
  'turbo-diesel':
    'M44 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M30 32a20 20 0 1 1 20 20H22V42h16M50 12h28v12H66M50 26c2-6 8-6 10-2M56 34c6 2 6 8 2 10M44 36c-4 4-10 0-8-5',
  exhaust: 'M8 34h22M30 26h36v18H30zM66 32h20M66 38h20M36 32h24M36 38h24M88 28c4-2 2-6 6-8',
  'charging-starting': 'M18 20h60v34H18zM26 20v-6h12v6M58 20v-6h12v6M28 34h10M58 34h10M63 29v10M18 28h60',
  'clutch-manual':
    'M30 16v36M48 16v36M66 16v36M30 34h36M24 12h12v4H24zM42 12h12v4H42zM60 12h12v4H60zM24 52h12v4H24zM42 52h12v4H42z',
  automatic: 'M38 8h20v48H38zM48 16v32M44 16h8M44 26h8M44 38h8M44 48h8M64 16h10M64 26h8M64 38h10M64 48h8',
  driveline: 'M30 32h36M30 26v12M66 26v12M18 20h6v24h-6zM72 20h6v24h-6zM24 28h6v8h-6zM66 28h6v8h-6zM10 32h8M78 32h8',
  brakes:
    'M26 32a22 22 0 1 0 44 0 22 22 0 1 0-44 0M40 32a8 8 0 1 0 16 0 8 8 0 1 0-16 0M62 12c14 6 18 26 8 38l-8-6c6-8 4-18-4-24zM34 24h.1M34 40h.1M48 16h.1M48 48h.1',
  abs: 'M22 32a26 26 0 1 0 52 0 26 26 0 1 0-52 0M34 38l4-14 4 14M35 34h6M46 24v14h5a3.5 3.5 0 0 0 0-7h-5m0 0h4a3.5 3.5 0 0 0 0-7h-4M66 26c-5-4-9 0-6 3s8 4 5 8-8 1-8 1',
  steering:
    'M24 32a24 24 0 1 0 48 0 24 24 0 1 0-48 0M42 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M25 28l17 2M71 28l-17 2M48 38v17',
  suspension:
    'M40 8h16M48 8v8M36 16h24l-24 7h24l-24 7h24l-24 7h24l-24 7h24M48 44v8M40 56a8 4 0 1 0 16 0 8 4 0 1 0-16 0',
  'wheels-tyres':
    'M22 32a26 26 0 1 0 52 0 26 26 0 1 0-52 0M32 32a16 16 0 1 0 32 0 16 16 0 1 0-32 0M44 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0M48 28V16M52 33l11 4M50 35l7 10M46 35l-7 10M44 33l-11 4',
  'heating-ac':
    'M48 32c-4-10 0-18 8-18s6 12-8 18M48 32c10-4 18 0 18 8s-12 6-18-8M48 32c4 10 0 18-8 18s-6-12 8-18M48 32c-10 4-18 0-18-8s12-6 18 8M14 20v24M82 20v24',
  'body-electrics':
    'M30 14h14c14 0 18 10 18 18s-4 18-18 18H30c-8-10-8-26 0-36M44 14v36M70 20l12-4M71 29l13-1M71 37l13 2M69 45l11 5',
  body: 'M8 42l6-14 14-4 12-10h24l12 12 10 3v13h-8M34 42h28M8 42h6M40 14v12H28M44 26h30M14 43a9 9 0 1 0 18 0 9 9 0 1 0-18 0M62 43a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  'ev-hybrid':
    'M20 14h30v38H20zM14 52h42M40 20l-10 14h8l-4 12 12-16h-8zM56 26h8v20a5 5 0 0 0 10 0V30M70 30h8v-6h-8zM72 24v-5M76 24v-5',
};

export function Drawing({ category, className = '' }: { category: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 64"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[category in DRAWINGS ? (category as Category) : 'body']} />
    </svg>
  );
}
