import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { tr as contact } from '#/features/contact/copy/tr';
import { tr as identity } from '#/features/identity/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { tr as shell } from '#/web/shell/copy/tr';
import { isExhaustive } from '../support/breadth';
import { journey } from '../support/browser';
import { holdScripts } from '../support/held-scripts';
import { described, lateFonts, pressLanguages, type Scenario } from '../support/language-press';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

/** Opens a page whose scripts are held back; returns a function that releases them and waits for hydration. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const hydrate = await holdScripts(page);
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return hydrate;
}

journey(
  'Given a page that is not hydrated yet, when the visitor types and presses buttons, then nothing is lost',
  async ({ visit }) => {
    const page = await visit();
    const hydrate = await openEarly(page, '/contact');
    await page.getByLabel(contact.form.name).fill('Derya');
    await page.getByLabel(contact.form.eventType).selectOption('panel');
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByRole('button', { name: shell.theme }).click();
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    await page.getByText(contact.validation.message).waitFor();
    expect(await page.getByText(contact.validation.name, { exact: true }).count()).toBe(0);
    expect(await page.getByLabel(contact.form.name).inputValue()).toBe('Derya');
    expect(await page.getByLabel(contact.form.eventType).inputValue()).toBe('panel');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  },
);

journey(
  'Given a visitor whose clock is years off, when the page is hydrated, then it keeps the years that it came with',
  async ({ visit }) => {
    const page = await visit();
    await page.clock.setFixedTime('2019-03-01T12:00:00Z');
    const hydrate = await openEarly(page, '/');
    const year = new Date().getFullYear();
    await page.getByRole('contentinfo').getByText(`${year}`).waitFor();
    await hydrate();
    expect(await page.getByRole('contentinfo').textContent()).toContain(`${year}`);
    // The drawing of the career ends with last year.
    expect(await page.locator('#stats').textContent()).toContain(`${year - 1}`);
  },
);

journey(
  'Given a phone on the booking page of a service, when a slot is pressed before the page is hydrated, then it was there with the page, and is chosen',
  async ({ visit }) => {
    const page = await visit({ width: 390, height: 844, touch: true });
    const hydrate = await openEarly(page, '/consultation-booking?service=hizli-tanisma');
    const slot = page.locator('[data-slot][aria-disabled=false]').first();
    await slot.tap();
    expect(await slot.getAttribute('aria-pressed')).toBe('false');
    await hydrate();
    await expect.poll(() => slot.getAttribute('aria-pressed')).toBe('true');
  },
);

journey(
  'Given the owner’s room on a slow connection, when the owner changes a number, opens a form and the menu, and signs out, then each action takes effect',
  async ({ visit }) => {
    const page = await visit({ width: 390, height: 844, touch: true });
    await signIn(page, site);
    const hydrate = await openEarly(page, '/admin/availability');
    await page.getByLabel(booking.availability.rule.days).fill('21');
    await page.getByRole('switch', { name: booking.availability.rule.placeholder }).tap();
    await page.getByRole('button', { name: booking.availability.blocks.add }).tap();
    await hydrate();
    await page.getByRole('button', { name: kit.save }).waitFor();
    await expect.poll(() => page.getByLabel(booking.availability.rule.days).inputValue()).toBe('21');
    await page.getByRole('form', { name: booking.availability.blocks.add }).waitFor();

    const hydrateAccount = await openEarly(page, '/admin/account');
    const signOut = page.getByRole('button', { name: identity.signOut.label });
    await page.getByRole('button', { name: shell.menu }).tap();
    // The browser opens the menu without the page's scripts, and hydration leaves it open.
    await signOut.waitFor();
    await hydrateAccount();
    expect(await signOut.isVisible()).toBe(true);

    await page.setViewportSize({ width: 1280, height: 844 });
    const hydrateAgain = await openEarly(page, '/admin/account');
    await page.getByRole('button', { name: identity.signOut.label }).tap();
    await hydrateAgain();
    await page.getByRole('heading', { level: 1, name: identity.signIn.title }).waitFor();
  },
);

/** A promise, and the function that resolves it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

journey(
  'Given a link to another language that was followed, when the page that is left is hydrated meanwhile, then the language that was pressed is remembered',
  async ({ visit }) => {
    const page = await visit({ still: true });
    const [words, next] = [gate(), gate()];
    await page.addInitScript(() => {
      let isWaiting = false;
      setInterval(() => {
        if (isWaiting && !window.earlyActions) console.debug('hydrated');
        isWaiting = window.earlyActions !== undefined;
      }, 10);
    });
    const program = page.waitForRequest(/\/assets\/words-en-/);
    await page.route(/\/assets\/words-en-/, (route) => words.opened.then(() => route.continue()));
    await page.route(`${site.url}/contact`, (route) => next.opened.then(() => route.continue()));
    await page.goto(`${site.url}/contact?lang=en`, { waitUntil: 'commit' });
    await program;
    const asked = page.waitForRequest(`${site.url}/contact`);
    await page.locator('.nav-languages a[hreflang=tr]').click({ noWaitAfter: true });
    await asked;
    // A page that is being left can't be evaluated. So the script above logs when it is hydrated.
    const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
    words.open();
    await hydrated;
    next.open();
    await page.waitForURL(`${site.url}/contact`, { waitUntil: 'commit' });
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('tr');
  },
);

/** A slower processor prolongs the time in which a page is half hydrated. `npm run test:long` tries more scenarios. */
const scenario = (path: string, slowness: number, after: number, typed?: string): Scenario => ({
  path,
  from: 'tr',
  slowness,
  firstMoveAfter: 0,
  presses: [
    { language: 'en', after },
    { language: 'ar', after },
  ],
  ...(typed ? { typed } : {}),
});

const scenarios = [scenario('/', 1, 100), scenario('/training-booking', 4, 300, 'Derya')];
const moreScenarios = [
  scenario('/', 4, 300),
  scenario('/', 4, 900),
  scenario('/consulting', 4, 300),
  scenario('/', 4, 0, 'Derya'),
  scenario('/', 1, 0),
  scenario('/', 4, 0),
  scenario('/', 4, 600),
  scenario('/about', 4, 300),
  scenario('/contact', 4, 0, 'Derya'),
];

for (const each of isExhaustive ? [...scenarios, ...moreScenarios] : scenarios)
  journey(
    `Given a page that is being hydrated, when languages are pressed, then the whole page is in the last of them (${described(each)})`,
    async ({ visit, allowTrouble }) => {
      allowTrouble(lateFonts);
      // Without the policy, which would forbid the comparison to parse HTML before hydration.
      await pressLanguages(await visit({ still: true, withoutPolicy: true }), site.url, each);
    },
  );
