import { beforeAll, expect } from 'vitest';
import { ar } from '#/features/redirects/copy/admin/ar';
import { tr } from '#/features/redirects/copy/admin/tr';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { signIn } from '../support/owner';
import { ownersSite, type SharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await ownersSite();
});

const answer = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { redirect: 'manual', headers });
  return [response.status, response.headers.get('location')];
};

const owners = [
  { words: ar, lang: 'ar', locale: 'ar', width: 390, height: 844, touch: true, dark: true },
  { words: tr, lang: 'tr', locale: 'tr', width: 1440, height: 900 },
] as const;
for (const { words, ...settings } of inTurn(owners, 0))
  journey(
    `Given an owner, when old addresses are entered in ${settings.lang} at ${settings.width} px, then visitors are led on, or told that the page is gone, and no page is shadowed`,
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const { lang } = settings;
      const page = await visit(settings);
      await signIn(page, site);
      await page.goto(`${site.url}/admin/addresses?lang=${lang}`);
      const add = async (from: string, to: string | null) => {
        await page.getByRole('button', { name: words.add }).click();
        const form = page.getByRole('form', { name: words.add });
        await form.getByRole('textbox', { name: words.from }).fill(from);
        if (to === null) await form.getByRole('combobox', { name: words.kind }).selectOption('gone');
        else await form.getByRole('textbox', { name: words.to }).fill(to);
        await form.getByRole('button', { name: words.submit }).click();
        return form;
      };
      const refused = await add('/about', '/books');
      await refused.getByText(words.errors.own).waitFor();
      await refused
        .getByRole('textbox', { name: words.from })
        .fill(`https://eski.example/${lang}/eski-yazı/`);
      await refused.getByRole('button', { name: words.submit }).click();
      const list = page.getByRole('list', { name: words.list });
      await list.getByText(`/${lang}/eski-yazı`).waitFor();
      await (await add(`/${lang}/giden`, null)).waitFor({ state: 'detached' });
      await (await add(`/?p=${lang}`, '/articles')).waitFor({ state: 'detached' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      expect(await answer(`/${lang}/Eski-Yaz%C4%B1`)).toEqual([301, '/books']);
      expect(await answer(`/${lang}/eski-yaz%C4%B1/?lang=en`)).toEqual([301, '/books?lang=en']);
      expect(await answer(`/?p=${lang}`)).toEqual([301, '/articles']);
      expect((await answer(`/${lang}/giden`))[0]).toBe(410);
      expect((await answer(`/${lang}/hic-olmadi`))[0]).toBe(404);
      expect((await answer('/about'))[0]).toBe(200);

      const gone = list.getByRole('listitem').filter({ hasText: `/${lang}/giden` });
      await gone.getByRole('button', { name: words.remove }).click();
      await list.getByRole('button', { name: words.yes }).click();
      await gone.waitFor({ state: 'detached' });
      expect((await answer(`/${lang}/giden`))[0]).toBe(404);
    },
  );
