/** Reads a CSV file as it streams by: quoted fields, commas and new lines inside them, either kind of line end. */
import { createReadStream } from 'node:fs';

/** DVSA saves its lists as Windows-1252; others as UTF-8. Reads the file once to see which fits. */
async function encodingOf(file: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** A field that never ends would hold the whole file. */
const LONGEST_ROW = 100_000;

/** Each row as its fields by the names in the first row. */
export async function* readCsv(file: string): AsyncGenerator<Record<string, string>> {
  const decoder = new TextDecoder(await encodingOf(file));
  let header: string[] | undefined;
  for await (const fields of rowsOf(decoded(file, decoder))) {
    if (header === undefined) header = fields.map((name) => name.trim());
    else if (fields.some((field) => field.trim() !== ''))
      yield Object.fromEntries(header.map((name, at) => [name, (fields[at] ?? '').trim()]));
  }
}

async function* decoded(file: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function* rowsOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let row: string[] = [];
  let field = '';
  let quoted = false;
  let justClosed = false;
  for await (const piece of pieces)
    for (const letter of piece) {
      if (quoted) {
        if (letter === '"') [quoted, justClosed] = [false, true];
        else field += letter;
      } else if (letter === '"') {
        // Two in a row inside quotes stand for one.
        if (justClosed) field += '"';
        quoted = true;
        justClosed = false;
      } else if (letter === ',') {
        row.push(field);
        field = '';
        justClosed = false;
      } else if (letter === '\n') {
        row.push(field.replace(/\r$/, ''));
        yield row;
        row = [];
        field = '';
        justClosed = false;
      } else {
        field += letter;
        justClosed = false;
      }
      if (field.length > LONGEST_ROW) throw new Error('A field of the file never ends; is a quotation mark missing?');
    }
  if (field !== '' || row.length > 0) yield [...row, field];
}
