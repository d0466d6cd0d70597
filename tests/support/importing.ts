import { articles } from '#/features/articles/table';
import type { ImportReport } from '#/features/import/admin-contract';
import { safeFetch } from '#/platform/net/safe-fetch';
import { openTestApi, type TestApi } from './api';
import type { Engine } from './database';
import { signedInBefore } from './owner';
import { openPublisher, type Publisher } from './publisher';

/** An owner whose sources Tuhaf (`/feed`) and Radikal (`/yazar/leyla?tab=1`) are served by one publisher. */
export interface Importing {
  publisher: Publisher;
  site: TestApi;
  cookie: string;
  run(path?: string, lang?: string): Promise<Response>;
  /** The report; throws where there is none. */
  runImport(path?: string): Promise<ImportReport>;
  stored(): Promise<(typeof articles.$inferSelect)[]>;
  close(): Promise<void>;
}

export async function openImporting(engine: Engine): Promise<Importing> {
  const publisher = await openPublisher();
  const site = await openTestApi(engine, '2026-06-08T07:00:00Z', {
    imports: { tuhaf: publisher.at('/feed'), radikal: publisher.at('/yazar/leyla?tab=1') },
    fetchOutside: (address, options) =>
      safeFetch(address, {
        ...options,
        timeoutMs: Math.min(options.timeoutMs, 2_000),
        allowPrivateHosts: [publisher.host],
      }),
  });
  const cookie = await signedInBefore(site);
  const run = (path = 'import', lang = 'tr') =>
    site.request(`/api/admin/articles/${path}?lang=${lang}`, { method: 'POST', headers: { Cookie: cookie } });
  return {
    publisher,
    site,
    cookie,
    run,
    async runImport(path = 'import') {
      const response = await run(path);
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    stored: () => site.ctx.db.select().from(articles).orderBy(articles.date),
    async close() {
      await site.close();
      await publisher.close();
    },
  };
}
