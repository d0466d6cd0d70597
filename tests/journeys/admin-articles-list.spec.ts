import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ar as arWords } from '#/features/articles/copy/admin/ar';
import { tr as words } from '#/features/articles/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import {
  articlesPath,
  bodyOf,
  edit,
  entryOf,
  formOf,
  openArticles,
  paste,
  published,
  save,
  startNew,
} from '../support/article-room';
import { inTurn, isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

describe('the list of articles', () => {
  journey(
    'Given a search, a category and a state, then they filter the list and are stored in the address',
    async ({ visit }) => {
      const page = await visit();
      await openArticles(page, site, `${articlesPath}?state=published&category=Felsefe`);
      const all = await page.getByRole('article').count();
      expect(all).toBeGreaterThan(1);
      await page.getByLabel(words.search).fill('IKI HALKA');
      await expect.poll(() => page.getByRole('article').count()).toBe(1);
      await page.waitForURL(/q=IKI/);
      await page.reload();
      expect(await page.getByRole('article').count()).toBe(1);
      await page.getByLabel(words.state.label).selectOption('draft');
      await page.getByRole('button', { name: words.nothing.clear }).click();
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(all);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    },
  );

  journey(
    'Given a deleted article, then it disappears from the site at once, and undo restores it',
    async ({ visit }) => {
      const page = await visit();
      await openArticles(page, site);
      const title = (
        (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
      ).replace(/\s+/g, ' ');
      expect(await published(site, title)).toBeDefined();
      await entryOf(page, title)
        .getByRole('button', { name: new RegExp(`^${kit.remove}`) })
        .click();
      await page.getByText(words.deletedOne(title)).waitFor();
      expect(await published(site, title)).toBeUndefined();
      await page.getByRole('button', { name: kit.deleted.undo }).click();
      await entryOf(page, title).waitFor();
      expect(await published(site, title)).toBeDefined();
    },
  );

  journey(
    'Given a phone, then an article is written in language tabs, and nothing scrolls sideways',
    async ({ visit }) => {
      const page = await visit({ width: 390, height: 844, touch: true });
      await openArticles(page, site);
      await expectNoSidewaysScroll(page);
      await startNew(page, 'Cepten');
      await bodyOf(page, 'tr').click();
      await page.keyboard.insertText('Kısa.');
      const height = await page
        .getByRole('toolbar')
        .first()
        .getByRole('button')
        .first()
        .evaluate((button) => button.getBoundingClientRect().height);
      expect(height).toBeGreaterThanOrEqual(44);
      await page.getByRole('button', { name: kit.languages.names.ar, exact: true }).click();
      await bodyOf(page, 'ar').click();
      await page.keyboard.insertText('قصير.');
      await expectNoSidewaysScroll(page);
      await save(page);
      await entryOf(page, 'Cepten').waitFor();
      await expectNoSidewaysScroll(page);
    },
  );

  journey(
    'Given Turkish in the light theme and Arabic in the dark one, then axe finds nothing in list, form and preview',
    async ({ visit }) => {
      // By default list and preview are checked in Turkish, and the form in Arabic.
      const looks = [
        { address: articlesPath, words, dark: false, checked: ['list', 'preview'] },
        { address: `${articlesPath}?lang=ar`, words: arWords, dark: true, checked: ['form'] },
      ];
      for (const { address, words, dark, checked } of looks) {
        const page = await visit({ width: 1440, dark, reducedMotion: true });
        const check = async (part: string) => {
          if (isExhaustive || checked.includes(part)) await expectAccessible(page);
        };
        await openArticles(page, site, address);
        expect(await page.title()).toContain(words.title);
        await check('list');
        await page.getByRole('article').nth(3).locator('[data-opens]').click();
        await page.locator('.rich-text').nth(2).waitFor();
        await check('form');
        await page.getByRole('button', { name: words.preview.open, exact: true }).click();
        await page.locator('.article-preview .article').waitFor();
        await check('preview');
      }
    },
  );
});

/** A script that runs where a text is taken for markup. It sets the title of the page, by which the journey notices it. */
const run = "document.title='ran'";
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"><circle r="9"/></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror="${run}">`,
  `<a href="javascript:${run}">a</a><a href="java&#10;script:${run}">b</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<details open ontoggle="${run}"><summary>a</summary></details>`,
  `<p style="background:url(javascript:${run})" onmouseover="${run}">a</p>`,
  `<form><button formaction="javascript:${run}">a</button></form>`,
  `<img src="data:image/svg+xml,<svg onload='${run}'/>">`,
  `<figure><img src="javascript:${run}" alt='"><script>${run}</script>'></figure>`,
  `"><img src=x onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
];

describe('malicious markup in articles', () => {
  journey(
    'Given malicious markup in every text, typed, pasted and sent, then it runs nowhere',
    async ({ visit, expectTrouble }) => {
      // The sanitiser keeps the payloads' pictures, which are harmless. The requests for them get 404.
      expectTrouble(/404: GET .*\/x(\?|$)|404 .*\/x(\?lang=\w+)?\)$/);
      const page = await visit({ width: 1440 });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => dialogs.push(dialog.message()));
      await openArticles(page, site);
      const typed = `Söz ${payloads[1]}`;
      await startNew(page, typed);
      await formOf(page)
        .getByLabel(words.fields.category)
        .fill(payloads[0] ?? '');
      await bodyOf(page, 'tr').click();
      for (const payload of payloads) await paste(bodyOf(page, 'tr'), `<p>a</p>${payload}`);
      await page.keyboard.type(payloads[0] ?? '');
      await page.getByRole('button', { name: words.preview.open, exact: true }).click();
      const preview = page.getByRole('dialog', { name: words.preview.title });
      await preview.locator('.article-prose').waitFor();
      await preview.getByRole('button', { name: words.preview.close }).click();
      await formOf(page).getByLabel(kit.show).check();
      await save(page);
      await entryOf(page, 'Söz').waitFor();

      const sent = { tr: payloads.join(''), en: payloads.join('\n'), ar: payloads.toReversed().join('') };
      const response = await page.request.post(`${site.url}/api/admin/articles`, {
        headers: { Origin: site.url },
        data: {
          title: { tr: `Gönderilen ${payloads[2]}` },
          excerpt: sent,
          content: sent,
          category: 'Tuhaf',
          isPublished: true,
        },
      });
      expect(response.status()).toBe(201);
      const { id } = await response.json();
      const first = await published(site, typed);

      for (const address of [
        `/articles/${first?.id}`,
        ...inTurn(['', '?lang=en', '?lang=ar'], 2).map((search) => `/articles/${id}${search}`),
        '/articles',
        `${articlesPath}?lang=tr`,
      ]) {
        await page.goto(`${site.url}${address}`);
        const dangerous = await page.evaluate(() => {
          const hasHandler = (element: Element) =>
            [...element.attributes].some(({ name }) => name.startsWith('on'));
          return [...document.querySelectorAll('main *')].filter(
            (element) => hasHandler(element) || ['SCRIPT', 'IFRAME', 'MATH'].includes(element.tagName),
          ).length;
        });
        expect(dangerous, address).toBe(0);
        expect(await page.title(), address).not.toBe('ran');
      }
      await edit(page, 'Gönderilen');
      await page.locator('.rich-text').nth(2).waitFor();
      await page.getByRole('button', { name: words.preview.open, exact: true }).click();
      await preview.locator('.article-prose').waitFor();
      expect(await page.title()).not.toBe('ran');
      expect(dialogs).toEqual([]);
    },
  );
});
