import { Readable } from 'node:stream';
import type { Context } from 'hono';

type Cell = string | number | null;

/** Matches a character that begins a formula in spreadsheets (full-width variants too), and the blanks and quotes before it. */
const formulaStart = /(?<![\s"])[\s"]*[=+\-@＝＋－＠]/g;

/**
 * Puts an apostrophe in front of formulas, which makes them text. Within a cell, it also looks behind commas and semicolons: a
 * spreadsheet that expects another separator would begin a new cell there.
 */
const withoutFormulas = (text: string): string =>
  text
    .replace(formulaStart, (found, at: number) => {
      if (at === 0 || /[,;]/.test(text.charAt(at - 1))) return `'${found}`;
      // Elsewhere in the text, spreadsheets begin a cell only after a tab or a line break.
      return found.replace(/[\t\r\n]/, "$&'");
    })
    .replace(/^[\t\r]/, "'$&");

function formatCell(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' ? withoutFormulas(text) : text;
  return /[";,\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export type Row = readonly Cell[];

/** A column of a spreadsheet: its heading, and the function that reads its cell from a record. */
export type Column<Record> = readonly [heading: string, cell: (record: Record) => Cell];

export const inColumns = <Record>(columns: readonly Column<Record>[]) => ({
  head: columns.map(([heading]) => heading),
  cells: (record: Record): Row => columns.map(([, cell]) => cell(record)),
});

const formatRow = (row: Row): string => `${row.map(formatCell).join(';')}\r\n`;

/** In characters. */
const chunkSize = 32_000;

/**
 * A stream of CSV by RFC 4180, but with semicolons, as Turkish Excel expects, and with a byte order mark, by which
 * spreadsheets recognise UTF-8.
 */
export async function* toCsv(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<string> {
  let text = '\uFEFF';
  for await (const row of rows) {
    text += formatRow(row);
    if (text.length < chunkSize) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** A response that browsers save under this name (ASCII). Throws if the first chunk fails, so that no broken file is sent. */
export async function csvResponse(c: Context, filename: string, rows: AsyncIterable<Row>) {
  const text = toCsv(rows);
  const first = await text.next();
  const all = async function* () {
    yield first.value ?? '';
    yield* text;
  };
  const body = Readable.toWeb(Readable.from(all(), { objectMode: false })) as ReadableStream;
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  });
}
