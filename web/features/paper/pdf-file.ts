/** One page of A4 as a PDF file. Drawn here in a hundred lines, since the libraries that can are 180 KB for a phone to fetch. */
import { literal, type Weight } from './pdf-text.ts';

export const PAGE = { width: 595, height: 842 };

/** Collects what is drawn; coordinates are points from the top left. */
export function drawing() {
  const marks: string[] = [];
  const up = (y: number) => (PAGE.height - y).toFixed(2);
  return {
    marks,
    text: (text: string, x: number, y: number, size: number, weight: Weight) =>
      marks.push(`BT /${weight === 'bold' ? 'F2' : 'F1'} ${size} Tf ${x} ${up(y)} Td ${literal(text)} Tj ET`),
    line: (x: number, y: number, width: number) => marks.push(`0.5 w ${x} ${up(y)} m ${x + width} ${up(y)} l S`),
    /** Squares of a code; neighbours in a row are drawn as one. */
    squares: (modules: readonly boolean[][], x: number, y: number, size: number) => {
      const step = size / modules.length;
      for (const [row, cells] of modules.entries())
        for (let column = 0; column < cells.length; column += 1) {
          const from = column;
          while (cells[column]) column += 1;
          if (column > from)
            marks.push(
              `${(x + from * step).toFixed(2)} ${up(y + (row + 1) * step)} ${((column - from) * step).toFixed(3)} ${step.toFixed(3)} re f`,
            );
        }
    },
  };
}

/** The file of one page with these marks. */
export function pdfFile(marks: readonly string[], title: string): Uint8Array<ArrayBuffer> {
  const content = marks.join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
