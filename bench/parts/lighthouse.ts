import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { freePort, startBuiltServer } from '../../tests/support/server.ts';
import { publicPages } from '../pages.ts';
import { type Part, temporaryFolder } from '../part.ts';
import type { Row } from '../report.ts';
import { median } from '../rounds.ts';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;

interface Judged {
  path: string;
  /** By category; shifts of the layout under `cls`. */
  scores: Record<(typeof categories)[number] | 'cls', number>;
}

/** Every public page in three languages, on Lighthouse's telephone: the middle one of three runs. */
export const lighthousePages: Part = async ({ quick }) => {
  const address = String(await freePort());
  const server = await startBuiltServer({ DATA_DIR: temporaryFolder(), PORT: address });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    // By the name that the site gives itself.
    const site = `http://localhost:${address}`;
    const pages = await publicPages(site);
    const judged: Judged[] = [];
    for (const path of pages) judged.push(await judge(site, path, port, quick ? 1 : 3));
    return rowsOf(judged);
  } finally {
    await browser.close();
    await server.stop();
  }
};

async function judge(site: string, path: string, port: number, runs: number): Promise<Judged> {
  const found: Judged['scores'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(site + path, { port, logLevel: 'error', output: 'json' });
    if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
    const { categories: given, audits } = result.lhr;
    const score = (name: string) => Math.round((given[name]?.score ?? 0) * 100);
    found.push({
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    });
  }
  const middle = (name: keyof Judged['scores']) => median(found.map((scores) => scores[name]));
  const scores = {
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    performance: middle('performance'),
    cls: middle('cls'),
  };
  console.error(
    `  ${path}: ${categories.map((name) => `${name} ${scores[name]}`).join(', ')}, CLS ${scores.cls}`,
  );
  return { path, scores };
}

function rowsOf(judged: readonly Judged[]): Row[] {
  const worst = (name: keyof Judged['scores'], sign: 1 | -1) =>
    judged.toSorted((a, b) => sign * (a.scores[name] - b.scores[name]))[0] ?? {
      path: 'none',
      scores: undefined,
    };
  const lowest = categories.map((name) => {
    const { path, scores } = worst(name, 1);
    return {
      what: `Lighthouse, ${name}, lowest of ${judged.length} pages (${path})`,
      value: scores?.[name] ?? 0,
      unit: '',
      bar: { atLeast: name === 'performance' ? 98 : 100 },
    };
  });
  const { path, scores } = worst('cls', -1);
  const shift = {
    what: `Lighthouse, shift of the layout, highest (${path})`,
    value: scores?.cls ?? 1,
    unit: '',
    bar: { atMost: 0 },
  };
  return [...lowest, shift];
}
