import { afterAll, beforeAll, describe } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { adminTabs } from '#/web/admin/admin-tabs';
import { addressIn } from '../support/address';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const rooms = [
  ...adminTabs.flatMap(({ tabs }) => tabs.map(({ to }): string => to)),
  ...['/admin/reservations/week', '/admin/reservations/free'],
];

describe.each(locales)('the owner’s rooms in %s', (locale) => {
  describe.each([
    { theme: 'light', dark: false },
    { theme: 'dark', dark: true },
  ])('in the $theme theme', ({ dark }) => {
    journey(
      `Given an owner with a phone, when she opens each room, then axe finds nothing and nothing is wider than the phone: ${locale}`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true, dark });
        await signIn(page, site);
        for (const room of rooms) {
          await page.goto(addressIn(room, locale));
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      },
      300_000,
    );
  });
});
