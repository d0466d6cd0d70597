import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activateSite } from '#/features/backups/commands/activate-site';
import { heldRestore } from '#/features/backups/queries';
import { ownerSessions, owners, ownerTwoFactors } from '#/features/identity/table';
import { waitingEntries, waitingSettings } from '#/features/waiting/table';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { migrationsDir, oneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { joinFor } from '../../tests/support/waiting';
import { backUpSite, knownBackupKey } from './site-backup';
import { isOccupied, newerThan, restoreSite } from './site-restore';

const archives = join(import.meta.dirname, '../../tests/fixtures/backups');
const newest = newestMigration(migrationsDir);
const now = '2126-06-10T09:00:00.000Z';

describe.each(oneEngine)('restoring on %s', (engine) => {
  let site: TestApi;
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'kursu-restore-'));
    folders.push(folder);
    return folder;
  };
  beforeAll(async () => {
    site = await openTestApi(engine, now);
  });
  afterAll(async () => {
    await site.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const place = (dataDir: string, authSecret?: string) => ({
    db: site.ctx.db,
    database: site.database,
    files: site.ctx.files,
    clock: site.clock,
    jobs: site.jobs,
    dataDir,
    authSecret,
    migrationsDir,
  });
  const backUp = (dataDir: string, encrypted: boolean) =>
    backUpSite(
      {
        database: site.database,
        files: site.ctx.files,
        clock: site.clock,
        dataDir,
        authSecret: undefined,
        product: '1.0.0',
      },
      { encrypted },
    );

  test.each(readdirSync(archives))(
    '%s, of an older version or of this one, is brought up to this one',
    async (name) => {
      const archive = { path: join(archives, name) };
      const verified = await verifyArchive(archive, newest);
      expect(verified.beginning.schema).toBeLessThanOrEqual(newest);
      const before = readFileSync(archive.path);
      await restoreSite(place(newFolder()), archive, verified);
      expect(readFileSync(archive.path)).toEqual(before);
      expect(await isOccupied(site.ctx.db)).toBe(true);
      const { isOpen } = await (await site.get('/api/opening')).json();
      expect(isOpen).toBe(true);
      const signedIn = await site.post('/api/auth/sign-in/email', {
        email: 'owner@kursu.example',
        password: 'a-password-of-tests',
      });
      expect(signedIn.status).toBe(200);
      const found = await newerThan(site.ctx.db, new Date('2026-01-01T00:00:00Z'));
      expect(found.reservations).toMatchObject([{ name: 'Zeynep Ak', status: 'confirmed' }]);
      expect(found.others).toContainEqual(
        expect.objectContaining({ called: 'message from', email: 'zeynep@example.org' }),
      );
    },
  );

  test('into a site with other secrets, an authenticator is no longer asked for, unless the backup brings its secrets along', async () => {
    const { db } = site.ctx;
    const from = newFolder();
    const [owner] = await db.update(owners).set({ twoFactorEnabled: true }).returning();
    if (!owner) throw new Error('the archive has no owner');
    const secret = { userId: owner.id, secret: 'sealed', backupCodes: 'sealed' };
    await db.insert(ownerTwoFactors).values({ id: owner.id, ...secret });
    const encrypted = await backUp(from, true);
    const plain = await backUp(from, false);

    const key = await knownBackupKey(from, undefined);
    const whole = { path: encrypted.file, key };
    const to = newFolder();
    const kept = await restoreSite(place(to), whole, await verifyArchive(whole, newest));
    expect(kept).toMatchObject({ mailPassword: false, placeSecret: false, twoFactor: [] });
    expect(await db.select().from(ownerTwoFactors)).toMatchObject([secret]);
    for (const name of ['auth-secret', 'mail-key'])
      expect(readFileSync(join(to, name), 'utf8')).toBe(readFileSync(join(from, name), 'utf8'));
    // Sessions aren't restored, because some may have been ended after the backup.
    expect(await db.$count(ownerSessions)).toBe(0);

    const withoutSecrets = { path: plain.file };
    const elsewhere = place(newFolder());
    const dropped = await restoreSite(elsewhere, withoutSecrets, await verifyArchive(withoutSecrets, newest));
    expect(dropped).toMatchObject({ mailPassword: true, placeSecret: true, twoFactor: [owner.email] });
    expect(await db.$count(ownerTwoFactors)).toBe(0);
  });

  test('holds the work back until it is activated; mails that were due in the meantime are the owner’s to send', async () => {
    const { db } = site.ctx;
    const dataDir = newFolder();
    const { slots } = await (await site.get('/api/availability?service=ai-growth')).json();
    expect((await site.post('/api/reservations', reservationFor(slots[0].id))).status).toBe(201);
    const { file } = await backUp(dataDir, false);
    // The database that is about to be replaced still knows the mails that were sent after the backup.
    await db.update(mailOutbox).set({ sentAt: new Date('2126-06-10T10:00:00Z') });
    const settings = { isOn: true, offerHours: 2 };
    await db
      .insert(waitingSettings)
      .values(settings)
      .onConflictDoUpdate({ target: waitingSettings.id, set: settings });
    const joined = await site.post('/api/waiting', joinFor('Ayla', { weekdays: [7] }));
    expect(joined.status).toBe(201);
    await db.update(waitingEntries).set({ updatedAt: new Date('2126-06-10T10:00:00Z') });
    const newer = await newerThan(db, new Date(now));
    expect(newer.mails).toContainEqual(
      expect.objectContaining({ kind: 'confirmation', name: 'Deniz Yalçınkaya' }),
    );
    expect(newer.others).toContainEqual(
      expect.objectContaining({ called: 'place on the waiting list of', name: 'Ayla' }),
    );
    await restoreSite(place(dataDir), { path: file }, await verifyArchive({ path: file }, newest));
    site.clock.set('2126-06-10T12:00:00Z');
    const held = await heldRestore(db);
    expect(held).toMatchObject({ madeAt: now, restoredAt: now });
    const due = held?.overdueMails ?? 0;
    expect(due).toBeGreaterThan(0);
    // A booking after the restoration gets its mail once the site is activated.
    expect((await site.post('/api/reservations', reservationFor(slots.at(-1).id))).status).toBe(201);
    const undelivered = () =>
      db.$count(mailOutbox, inArray(mailOutbox.state, ['waiting', 'sending', 'failing']));
    const waiting = await undelivered();
    expect(await activateSite(site.ctx, { sendDue: false })).toEqual({ heldMails: due });
    expect(await heldRestore(db)).toBeUndefined();
    expect(await db.$count(mailOutbox, eq(mailOutbox.state, 'held'))).toBe(due);
    expect(await undelivered()).toBe(waiting - due);
    expect(await activateSite(site.ctx, { sendDue: true })).toBeUndefined();
  });
});
