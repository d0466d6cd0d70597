import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freeSlots, sendBooking } from '../support/booking';
import { runProgram } from '../support/programs';
import { type Site, startSite } from '../support/site';

let site: Site;
afterAll(() => site?.kill());

test('Given a backup that is being restored over a site on PostgreSQL, when a server starts meanwhile, then it waits, and its work is held back', async () => {
  site = await startSite({ engine: 'postgres' });
  const slot = (await freeSlots(site.url, 'ai-growth'))[0]?.id ?? '';
  expect((await sendBooking(site.url, slot, { name: 'Zeynep Ak' })).status).toBe(201);
  await site.stop();
  const settings = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '' };
  const archive = join(mkdtempSync(join(tmpdir(), 'kursu-replaced-')), 'site.tar.gz');
  expect(await runProgram('backup', settings, archive)).toMatchObject({ code: 0 });

  const observer = new pg.Client({ connectionString: site.databaseUrl });
  await observer.connect();
  // Whoever reads a table keeps it from being emptied, so that the restoration waits.
  await observer.query('begin; select from reservations');
  const waitsFor = (kind: string) => async () => {
    const { rows } = await observer.query('select from pg_locks where locktype = $1 and not granted', [kind]);
    return rows.length > 0;
  };
  const restoring = runProgram('restore', settings, archive, '--replace');
  await expect.poll(waitsFor('relation'), { timeout: 30_000 }).toBe(true);
  const starting = startSite({ after: site });
  await expect.poll(waitsFor('advisory'), { timeout: 30_000 }).toBe(true);
  await observer.query('commit');
  await observer.end();
  expect(await restoring).toMatchObject({ code: 0 });
  site = await starting;
  expect(site.output()).toContain('held back until it is activated');
});
