import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from '../support/browser';
import { kinds } from '../support/item-kinds';
import { owner, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

/** Two processes on one database, as behind a load balancer: the owner uses the first, visitors the second. */
let here: Site;
let there: Site;
beforeAll(async () => {
  here = await startSite({ engine: 'postgres', env: ownerEnv });
  there = await startSite({ env: ownerEnv, after: here });
});
afterAll(() => Promise.all([here.kill(), there.kill()]));

/** The public page that lists each kind of item. Pages of the catalogue are tested by admin-services.spec.ts. */
const pageOf = { books: '/', media: '/', articles: '/articles', about: '/about' } as const;

/** Milliseconds within which a change must be visible. */
const deadlineMs = 2000;

/**
 * Requests a page until it shows the text, or no longer does. A request sent after the deadline must find the change, however
 * long this machine took for earlier ones.
 */
async function waitForText(site: Site, path: string, words: string, shown: boolean): Promise<void> {
  const changedAt = performance.now();
  while (true) {
    const sentAfter = performance.now() - changedAt;
    const html = await (await fetch(`${site.url}${path}`)).text();
    if (html.includes(words) === shown) return;
    expect(sentAfter, `${path} ${shown ? 'without' : 'still with'} “${words}”`).toBeLessThan(deadlineMs);
    await pause(100);
  }
}

journey(
  'Given cached pages on two instances, when items of each kind are published, changed, hidden, deleted and restored, then both instances show the change within two seconds',
  async ({ visit }) => {
    const page = await visit({ baseURL: here.url });
    await page.goto('/admin');
    const ask = (method: string, path: string, body?: object) =>
      page.evaluate(
        async ([method, path, body]) => {
          const response = await fetch(path, {
            method,
            headers: { 'Content-Type': 'application/json' },
            ...(body ? { body: JSON.stringify(body) } : {}),
          });
          const text = await response.text();
          if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
          return text ? JSON.parse(text) : undefined;
        },
        [method, path, body] as const,
      );
    await ask('POST', '/api/auth/sign-in/email', owner);

    for (const { kind, full } of kinds) {
      const path = pageOf[kind];
      const both = async (words: string, shown: boolean) => {
        for (const site of [there, here]) await waitForText(site, path, words, shown);
      };
      // Caches the page on both instances before anything changes.
      for (const site of [here, there]) await (await fetch(`${site.url}${path}`)).text();
      const first = `Birinci ${kind}`;
      const second = `İkinci ${kind}`;
      const title = { tr: first };
      const { id } = await ask('POST', `/api/admin/${kind}`, { ...full, title, isPublished: true });
      await both(first, true);
      await ask('PUT', `/api/admin/${kind}/${id}`, { title: { tr: second } });
      await both(second, true);
      await ask('PUT', `/api/admin/${kind}/${id}`, { isPublished: false });
      await both(second, false);
      await ask('PUT', `/api/admin/${kind}/${id}`, { isPublished: true });
      await both(second, true);
      await ask('DELETE', `/api/admin/${kind}/${id}`);
      await both(second, false);
      await ask('POST', `/api/admin/${kind}/${id}/restore`, {});
      await both(second, true);
    }
  },
);
