import lighthouse, { type Result } from 'lighthouse';
import { ownerEnv } from '../../tests/support/owner-account.ts';
import { freePort } from '../../tests/support/server.ts';
import { launchBrowser } from '../browser.ts';
import { publicPages } from '../pages.ts';
import { type Part, startSite } from '../part.ts';
import type { Row } from '../report.ts';
import { median } from '../rounds.ts';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
const measures = [...categories, 'cls'] as const;
type Measure = (typeof measures)[number];

/** The scores of Lighthouse's categories, from 0 to 100, and the layout shift (`cls`). */
type Scores = Record<Measure, number>;

interface PageScores {
  path: string;
  scores: Scores;
}

const bars: Record<Measure, NonNullable<Row['bar']>> = {
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  performance: { atLeast: 98 },
  cls: { atMost: 0 },
};

const misses = (measure: Measure, score: number): boolean => {
  const bar = bars[measure];
  return 'atMost' in bar ? score > bar.atMost : score < bar.atLeast;
};

/**
 * Public pages in three languages with Lighthouse's phone settings: the median of three runs. Prints each page's scores to the
 * error stream. If a score misses its bar, it also prints the audits that lowered it. A quick run measures only the Turkish
 * pages, and each of them once.
 */
export const lighthousePages: Part = async ({ quick }) => {
  const port = String(await freePort());
  await using _ = await startSite({ ...ownerEnv, PORT: port });
  // The default of BASE_URL. The pages name this address as their own.
  const site = `http://localhost:${port}`;
  const pages = (await publicPages(site)).filter((path) => !quick || !path.includes('lang='));
  const judged: PageScores[] = [];
  for (const path of pages) judged.push(await judge(site, path, quick ? 1 : 3));
  return measures.map((measure) => rowOf(measure, judged));
};

async function judge(site: string, path: string, runs: number): Promise<PageScores> {
  const results: Result[] = [];
  // A browser crash says nothing about the page, so a run that fails is repeated. At most two runs of a page may fail.
  for (let left = runs + 2; results.length < runs; left -= 1) {
    try {
      results.push(await runOf(site + path));
    } catch (error) {
      if (left <= runs - results.length) throw error;
      console.error(`  ${path}: a run was lost (${error})`);
    }
  }
  const all = results.map(scoresOf);
  const middle = (measure: Measure) => median(all.map((scores) => scores[measure]));
  const scores = Object.fromEntries(measures.map((measure) => [measure, middle(measure)])) as Scores;
  console.error(`  ${path}: ${measures.map((measure) => `${measure} ${scores[measure]}`).join(', ')}`);
  const found = measures.filter((measure) => misses(measure, scores[measure]));
  const findings = results.flatMap((result) => found.flatMap((measure) => findingsOf(result, measure)));
  for (const finding of new Set(findings)) console.error(`    ${finding}`);
  return { path, scores };
}

/**
 * One run, in a fresh browser. Font hinting is off, as on phones. It would move letters to whole pixels, so that the widths of a
 * word in a fallback font and in the site's font would differ more than on phones.
 */
async function runOf(url: string): Promise<Result> {
  const port = await freePort();
  await using _ = await launchBrowser('--font-render-hinting=none', `--remote-debugging-port=${port}`);
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
  });
  if (!run) throw new Error('no result');
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
  return run.lhr;
}

function scoresOf({ categories: categoryResults, audits }: Result): Scores {
  const score = (name: string) => Math.round((categoryResults[name]?.score ?? 0) * 100);
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    performance: score('performance'),
    // As Lighthouse displays it, rounded to thousandths.
    cls: Number(audits['cumulative-layout-shift']?.displayValue ?? Number.NaN),
  };
}

/** The audits that lowered a score. For performance, also those without a weight, which only give advice. */
function findingsOf({ categories: categoryResults, audits }: Result, measure: Measure): string[] {
  const ids =
    measure === 'cls'
      ? ['layout-shifts']
      : (categoryResults[measure]?.auditRefs ?? [])
          .filter(({ weight, group }) => weight > 0 || (measure === 'performance' && group !== 'hidden'))
          .map(({ id }) => id);
  return ids.flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= (measure === 'performance' ? 0.9 : 1)) return [];
    return [[`${measure}: ${id}`, audit.displayValue, ...placesOf(audit)].filter(Boolean).join(', ')];
  });
}

function placesOf({ details }: Result['audits'][string]): string[] {
  if (details?.type !== 'table') return [];
  return details.items.slice(0, 3).flatMap(({ node }) => {
    return typeof node === 'object' && 'selector' in node ? [String(node.selector)] : [];
  });
}

function rowOf(measure: Measure, judged: readonly PageScores[]): Row {
  const sign = 'atMost' in bars[measure] ? -1 : 1;
  const [worst] = judged.toSorted((a, b) => sign * (a.scores[measure] - b.scores[measure]));
  if (!worst) throw new Error('no page was judged');
  const below = judged.filter(({ scores }) => misses(measure, scores[measure])).length;
  const name = measure === 'cls' ? 'shift of the layout, highest' : `${measure}, lowest`;
  const where = `${below} of ${judged.length} pages miss it, worst ${worst.path}`;
  return {
    what: `Lighthouse, ${name}${below > 0 ? ` (${where})` : ` of ${judged.length} pages`}`,
    value: worst.scores[measure],
    unit: '',
    bar: bars[measure],
  };
}
