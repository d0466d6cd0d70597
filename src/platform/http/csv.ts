import type { Context } from 'hono';

type Cell = string | number | null;

/**
 * A spreadsheet runs what begins like this, in Latin or in wide signs; after an apostrophe it is text to it. One that
 * is set to Turkish takes a semicolon for the end of a cell, and then quotation marks inside of a line protect nothing.
 */
const formula = /(^|[;\t\r\n])(\s*)([=+\-@\t\r＝＋－＠])/g;

function cellOf(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' ? text.replace(formula, "$1'$2$3") : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** An answer that a browser saves under this name (ASCII), and nobody else keeps. */
export const csvAnswer = (c: Context, filename: string, rows: readonly (readonly Cell[])[]) =>
  c.body(csvOf(rows), 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  });
