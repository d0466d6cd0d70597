import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

export interface Row {
  what: string;
  value: number;
  unit: string;
  /** What the figure is compared with, measured in the same run: usually the same work done with as little as possible. */
  yardstick?: { what: string; value: number };
  /** The figure divided by its yardstick. If there are several rounds, the median of their ratios. */
  ratio?: number;
  /** Applies to the ratio if there is one, otherwise to the figure. A row without a bar is only informative. */
  bar?: Bar;
  /** A goal for later. It is printed beside the bar; missing it is no failure. */
  aim?: Bar;
}

type Bar = { atMost: number } | { atLeast: number };

/** Whether a row reaches its bar; undefined if it has none. */
export function isReached({ value, ratio = value, bar }: Row): boolean | undefined {
  if (!bar) return undefined;
  return 'atMost' in bar ? ratio <= bar.atMost : ratio >= bar.atLeast;
}

const plain = (value: number) =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: Math.abs(value) < 10 ? 3 : 1 });

function describeBar(bar: Bar | undefined, { ratio, unit }: Row): string {
  if (!bar) return '';
  const [sign, threshold] = 'atMost' in bar ? ['≤', bar.atMost] : ['≥', bar.atLeast];
  return `${sign} ${threshold} ${ratio === undefined ? unit : '×'}`.trim();
}

function verdictOf(row: Row): string {
  const reached = isReached(row);
  if (reached === undefined) return '';
  return reached ? 'pass' : 'FAIL';
}

function cellsOf(row: Row): string[] {
  const { what, value, unit, yardstick, ratio } = row;
  return [
    what,
    `${plain(value)} ${unit}`.trim(),
    yardstick ? `${plain(yardstick.value)} ${yardstick.what}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    describeBar(row.bar, row),
    verdictOf(row),
    describeBar(row.aim, row),
  ];
}

export function tableOf(rows: readonly Row[]): string {
  const cells = [['figure', 'measured', 'yardstick', 'ratio', 'bar', '', 'aim'], ...rows.map(cellsOf)];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes the rows and the machine's data to `bench/results/<date and time>.json`; returns the path. */
export function saveReport(rows: readonly Row[], begun: Date, failed: readonly string[]): string {
  const folder = join(import.meta.dirname, 'results');
  const file = join(folder, `${begun.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`);
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memory: totalmem(),
    node: process.version,
    load: loadavg(),
  };
  mkdirSync(folder, { recursive: true });
  const judged = rows.map((row) => ({ ...row, reached: isReached(row) }));
  writeFileSync(file, `${JSON.stringify({ begun, machine, failed, rows: judged }, undefined, 2)}\n`);
  return file;
}
