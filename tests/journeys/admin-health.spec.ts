import { afterAll, beforeAll, expect } from 'vitest';
import { ar } from '#/features/health/copy/admin/ar';
import { tr } from '#/features/health/copy/admin/tr';
import { ar as arKit } from '#/owner/kit/copy/ar';
import { tr as trKit } from '#/owner/kit/copy/tr';
import { ar as arRecords } from '#/owner/records/copy/ar';
import { tr as trRecords } from '#/owner/records/copy/tr';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { freePort } from '../support/server';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  const port = String(await freePort());
  // Nothing listens at port 1.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };
  site = await startSite({ env: { ...ownerEnv, ...mail, PORT: port, BASE_URL: `http://127.0.0.1:${port}` } });
});
afterAll(() => site?.kill());

const owners = [
  {
    words: ar,
    kit: arKit,
    reasons: arRecords.mails.reasons,
    lang: 'ar',
    locale: 'ar',
    width: 390,
    height: 844,
    touch: true,
    dark: true,
  },
  {
    words: tr,
    kit: trKit,
    reasons: trRecords.mails.reasons,
    lang: 'tr',
    locale: 'tr',
    width: 1440,
    height: 900,
  },
] as const;
for (const { words, kit, reasons, lang, ...settings } of inTurn(owners, 0))
  journey(
    `Given an owner whose mail server is down, when the page Health opens in ${lang} at ${settings.width} px, then it says what is well, what isn’t and what to do, and checks again when asked`,
    async ({ visit }) => {
      const page = await visit(settings);
      await signIn(page, site);
      await page.goto(`${site.url}/admin/health?lang=${lang}`);
      const list = page.getByRole('list', { name: words.list });
      const mail = list.getByRole('listitem').filter({ hasText: words.subjects.mail });
      await mail.getByText(words.states.fault).waitFor();
      await mail.getByText(`${reasons['connection refused']} (ECONNREFUSED)`).first().waitFor();
      await mail.getByText(kit.technical).click();
      await mail.getByText(/SMTP_URL/).waitFor();
      await page.getByRole('status').getByText(words.faults(1)).waitFor();
      expect(await list.getByRole('listitem').count()).toBe(Object.keys(words.subjects).length);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const checked = page.waitForResponse((response) => response.url().endsWith('/api/admin/health'));
      await page.getByRole('button', { name: words.again }).click();
      expect((await checked).status()).toBe(200);
      await page.getByRole('status').getByText(words.faults(1)).waitFor();
    },
  );
