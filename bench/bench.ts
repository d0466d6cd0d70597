/**
 * `npm run bench` measures the figures that the site must reach, many of them beside a yardstick in the same run. It prints a
 * table and writes `bench/results/<date and time>.json`. `-- --only <part>` runs only this part; the option can be repeated, and
 * can name several parts with commas. `-- --quick` measures less.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/stamp.mjs';
import type { Part } from './part.ts';
import { availability } from './parts/availability.ts';
import { bookings } from './parts/bookings.ts';
import { cachedPage } from './parts/cached-page.ts';
import { cleanBuild } from './parts/clean-build.ts';
import { firstTap } from './parts/first-tap.ts';
import { lighthousePages } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { startUp } from './parts/start-up.ts';
import { uncachedPage } from './parts/uncached-page.ts';
import { weights } from './parts/weights.ts';
import { isReached, type Row, saveReport, tableOf } from './report.ts';

const parts: Record<string, Part> = {
  // First, because the other parts run what it builds.
  build: cleanBuild,
  cached: cachedPage,
  uncached: uncachedPage,
  availability,
  bookings,
  start: startUp,
  memory,
  weights,
  firsttap: firstTap,
  lighthouse: lighthousePages,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean', default: false } },
});
const chosen = values.only?.flatMap((names) => names.split(',')) ?? Object.keys(parts);
const unknown = chosen.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const begun = new Date();
const rows: Row[] = [];
const broken: string[] = [];
for (const [name, run] of Object.entries(parts).filter(([each]) => chosen.includes(each))) {
  if (name !== 'build') ensureBuilt();
  console.error(`${name} …`);
  try {
    const found = await run({ quick: values.quick });
    console.error(tableOf(found));
    rows.push(...found);
  } catch (error) {
    broken.push(name);
    console.error(`${name} could not be measured:`, error);
  }
}

console.log(tableOf(rows));
const missed = rows.filter((row) => isReached(row) === false).length;
console.log(`\n${missed} missed; ${saveReport(rows, begun, broken)}`);
if (broken.length > 0) console.log(`Not measured: ${broken.join(', ')}`);
process.exitCode = missed + broken.length > 0 ? 1 : 0;
