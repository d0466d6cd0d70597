import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { journey } from '../support/browser';
import { described, lateFonts, pressLanguages, type Scenario } from '../support/language-press';
import { fixedPages } from '../support/pages';
import { type Site, startSite } from '../support/site';
import { collectTrouble } from '../support/trouble';

/** `SEED=… npm run test:long` repeats a run. */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
const tries = Number(process.env.TRIES ?? 500);
console.log(`SEED=${seed} TRIES=${tries}`);

const paths = [
  // The home page three more times, because most interactive parts are on it.
  '/',
  '/',
  '/?utm_source=mektup',
  ...fixedPages.map(({ path }) => path),
  '/articles/{id}',
  '/consultation-booking?service=ai-growth',
];

let site: Site;
let article: string;
beforeAll(async () => {
  site = await startSite();
  const [first] = (await (await fetch(`${site.url}/api/articles`)).json()) as { id: string }[];
  article = first?.id ?? '';
});
afterAll(() => site.stop());

const random = generator(seed);
const below = (end: number): number => Math.floor(random() * end);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

for (let index = 1; index <= tries; index += 1) {
  const scenario = anyScenario();
  journey(`${index}: ${described(scenario)}`, async ({ browser }) => {
    const trouble = collectTrouble();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'tr-TR',
      // Without the policy, which would forbid the comparison to parse HTML before hydration.
      bypassCSP: true,
    });
    trouble.watch(context);
    trouble.allow(lateFonts);
    const path = scenario.path.replace('{id}', article);
    await pressLanguages(await context.newPage(), site.url, { ...scenario, path });
    await context.close();
    expect(trouble.surprises()).toEqual([]);
  });
}

function anyScenario(): Scenario {
  // A try on the slowest emulated processor takes as long as six on the others, most of it spent waiting.
  const slowness = oneOf([1, 1, 4, 4, 20]);
  const from = oneOf(locales);
  const first = oneOf(locales.filter((language) => language !== from));
  const second = oneOf(locales.filter((language) => language !== first));
  const moment = () => below(slowness === 1 ? 600 : slowness * 150);
  return {
    path: oneOf(paths),
    from,
    slowness,
    firstMoveAfter: below(3) === 0 ? 0 : moment(),
    presses: [
      { language: first, after: moment() },
      ...(below(2) === 0 ? [{ language: second, after: moment() }] : []),
    ],
    ...(below(3) === 0 ? { typed: 'Derya' } : {}),
  };
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function generator(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
