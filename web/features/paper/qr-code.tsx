/** A text as a QR code: one path of squares, dark on white in every theme, since that is what cameras read. */
import { encode } from 'uqr';

/** Four modules of white, as the standard asks. */
const QUIET = 4;

/** Rows of dark (true) and light modules, with the quiet zone around them. */
export const modulesOf = (text: string): boolean[][] => encode(text, { ecc: 'L', border: QUIET }).data;

export function QrCode({ text, name }: { text: string; name: string }) {
  const modules = modulesOf(text);
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      className="w-full bg-plate text-plate-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
