import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#/platform/db/open';
import { isExhaustive } from '../support/breadth';
import { migrationsDir } from '../support/database';
import { type Acknowledged, account, type Load, startLoad } from '../support/load';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { ownerEnv } from '../support/owner';
import { expectPowerCut, type Survivors } from '../support/power-cut';
import { type Site, startSite } from '../support/site';

const rounds = isExhaustive ? 20 : 1;

let mailbox: Mailbox;
let site: Site | undefined;
let load: Load | undefined;
const folders: string[] = [];
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterEach(async () => {
  await load?.stop();
  await site?.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => mailbox.stop());

async function storedIn(dataDir: string): Promise<Acknowledged[]> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined, migrationsDir });
  const { rows } = await database.db.execute<Acknowledged & Record<string, unknown>>(
    sql`select 'reservations' as table, email from reservations union all select 'contact_messages', email from contact_messages`,
  );
  await database.close();
  return rows;
}

test('Given bookings and messages, When the power is cut at random moments and unflushed writes are lost, Then the database opens and holds all that was acknowledged', async () => {
  const settings = { ...ownerEnv, SMTP_URL: mailbox.url, OWNER_EMAIL: 'sahibi@faults.example' };
  // A first start leaves an open site whose database was closed properly.
  site = await startSite({ env: settings });
  await site.stop();
  let dataDir = site.dataDir;
  const acknowledged: Acknowledged[] = [];
  let lostBytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const power = expectPowerCut(dataDir);
    folders.push(power.folder);
    site = await startSite({
      env: { ...settings, ...power.env },
      after: { dataDir, databaseUrl: undefined },
    });
    load = await startLoad(site.url);
    // Polled, because on a busy machine the first writes could take longer than a fixed pause.
    const { acknowledged: written } = load;
    await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(1);
    await pause(Math.random() * 1200);
    await site.kill();
    await load.stop();
    acknowledged.push(...load.acknowledged);
    const survivors: Survivors = round % 2 === 0 ? 'nothing' : 'random pages';
    const left = power.cut(survivors);
    folders.push(left.dataDir);
    dataDir = left.dataDir;
    lostBytes += left.lostBytes;
    const settled = account(acknowledged, await storedIn(dataDir), []);
    expect({ round, survivors, lost: settled.lost, storedTwice: settled.storedTwice }).toEqual({
      round,
      survivors,
      lost: 0,
      storedTwice: 0,
    });
  }
  console.log(
    `${rounds} power cuts: ${acknowledged.length} acknowledged writes, 0 lost; ${Math.round(lostBytes / 1024)} kB were not on the disk`,
  );
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(lostBytes, 'something was lost that had not been flushed').toBeGreaterThan(0);
}, 900_000);
