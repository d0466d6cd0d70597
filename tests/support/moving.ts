import { expect } from 'vitest';
import { importContext } from '#/api/imports';
import type { MovingState, SiteImportReport } from '#/features/moving/admin-contract';
import { workOffImport } from '#/features/moving/commands/work-off-import';
import { siteImportEntries, siteImports } from '#/features/moving/table';
import { findRedirect } from '#/features/redirects/queries';
import type { Importing } from './importing';

/** Imports the export file of another program by the API, as an owner who moves in, and reads what came of it. */
export function movingIn({ site, cookie }: Importing) {
  const send = (file: string | ReadableStream, query: Record<string, string> = {}) =>
    site.request(
      `/api/admin/moving/export?${new URLSearchParams({ language: 'tr', publish: 'true', lang: 'en', ...query })}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Cookie: cookie },
        body: file,
        ...(typeof file === 'string' ? {} : { duplex: 'half' }),
      },
    );
  const state = async (): Promise<MovingState> =>
    (await site.get('/api/admin/moving', { Cookie: cookie })).json();
  async function workOff(): Promise<void> {
    const settings = {
      baseUrl: 'https://site.example',
      isOwnAddress: ({ pathname }: URL) => pathname === '/about',
    };
    const [begun] = await site.ctx.db.select({ id: siteImports.id }).from(siteImports);
    if (begun) await workOffImport(importContext(site.ctx, settings), begun.id);
  }
  async function bring(file: string, query?: Record<string, string>): Promise<SiteImportReport> {
    const response = await send(file, query);
    expect(response.status, await response.clone().text()).toBe(202);
    expect((await response.json()).import).toMatchObject({ running: true, done: 0 });
    await workOff();
    const { import: report } = await state();
    if (!report) throw new Error('there is no report');
    return report;
  }
  const target = async (address: string) =>
    (await findRedirect(site.ctx, new URL(address, 'https://site.example')))?.to;
  const refusalOf = async (file: string, query?: Record<string, string>) => {
    const response = await send(file, query);
    const problem = await response.json();
    expect(await site.ctx.db.select().from(siteImportEntries)).toEqual([]);
    return [
      response.status,
      problem.errors?.[0].path ?? 'detail',
      problem.errors?.[0].message ?? problem.detail,
    ];
  };
  return { send, state, workOff, bring, target, refusalOf };
}
