import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { type ContentVersion, followContentVersion } from './content-version';
import { openDatabase } from './open';

/** Some of the tables whose contents pages show. */
const tables = ['books', 'articles', 'media', 'about_sections', 'profile', 'pictures', 'booking_settings'];

/** The site's zone, which no test here changes. */
const zone = async () => 'Europe/Istanbul';
/** Milliseconds between polls, too long for a poll within a test: only notifications can report a change. */
const never = 3_600_000;
const polling = { interval: 5, timeout: 15_000 };

describe.each(engines)('the version of the content on %s', (engine) => {
  let database: TestDatabase;
  const opened: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.stop();
    await database.close();
  });
  const follow = async (): Promise<ContentVersion> => {
    const version = await followContentVersion(database, zone, never);
    opened.push(version);
    return version;
  };

  it.each(tables)(
    'Given the table %s, When a statement changes it, Then whoever follows it is notified at once',
    async (table) => {
      database = await openTestDatabase(engine);
      const version = await follow();
      const before = version.current();
      await database.db.execute(sql.raw(`delete from ${table}`));
      await expect.poll(version.current, polling).toBeGreaterThan(before);
    },
  );

  it('Given a change that is rolled back, Then nobody is notified', async () => {
    database = await openTestDatabase(engine);
    const version = await follow();
    const before = version.current();
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from books`);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await database.db.execute(sql`delete from media`);
    await expect.poll(version.current, polling).toBe(before + 1);
  });
});

describe('several instances on one PostgreSQL', () => {
  it('Given a change by one instance, Then the other gets the new version', async () => {
    const database = await openTestDatabase('postgres');
    const other = await openDatabase({ ...database, migrationsDir: 'migrations' });
    const version = await followContentVersion(other, zone, never);
    const before = version.current();
    await database.db.execute(sql`delete from articles`);
    await expect.poll(version.current, polling).toBe(before + 1);
    await version.stop();
    await other.close();
    await database.close();
  });

  it('Given a lost notification, Then polling finds the change', async () => {
    const database = await openTestDatabase('postgres');
    const version = await followContentVersion(database, zone, 20);
    const before = version.current();
    await database.db.execute(sql`update content_version set version = version + 1`);
    await expect.poll(version.current, polling).toBe(before + 1);
    await version.stop();
    await database.close();
  });
});
