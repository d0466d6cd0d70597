import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessages } from '#/features/contact/table';
import { createIdentity } from '#/features/identity/identity';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { systemClock } from '#/platform/clock/clock';
import type { OpenDatabase } from '#/platform/db/database';
import { openDatabase } from '#/platform/db/open';
import { readerIn } from '#/platform/i18n/site-languages';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport } from '#/platform/mail/transport';
import { demoProfile } from '#content/profile/demo';
import { createPostgresDatabase, engines, migrationsDir } from '../../tests/support/database';
import { openMailbox } from '../../tests/support/mailbox';
import { nothingOutside } from '../../tests/support/outside';
import { siteQueues } from './queues';
import { registerJobs } from './worker';

const log = createLog('silent');
const states = ['waiting', 'sending', 'failing', 'sent', 'filed', 'unclear', 'held', 'dropped'];
const id = (kind: 'appointment' | 'application', place: number) =>
  `${kind === 'appointment' ? 'a' : 'b'}0000000-0000-4000-8000-00000000000${place}`;
const reservation = 'c0000000-0000-4000-8000-000000000000';
const application = 'd0000000-0000-4000-8000-000000000000';
const starts = '2126-06-10 11:00:00.123+00';
const before = '2126-06-08 07:00:00+00';

/**
 * Copies the migrations before `0015_one_outbox`. In their schema, appointments have an outbox of their own, and a language can
 * be any text.
 */
function migrationsBefore(folder: string): string {
  const target = join(folder, 'migrations');
  cpSync(migrationsDir, target, { recursive: true });
  const path = join(target, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'));
  const last = journal.entries.findIndex(({ tag }) => tag === '0014_instances');
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return target;
}

/** A profile in the form of that schema, where `nameLines` and every text in every language were required. */
const oldProfile = {
  ...demoProfile,
  nameLines: { tr: ['Leyla', 'Günışık'], en: ['Leyla', 'Günışık'], ar: ['ليلى', 'غونيشيك'] },
};

/** Inserts mails of every state about appointments and applications, and the job of the first mail about an appointment. */
async function fillAsBefore(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await db.execute(sql`insert into profile (document) values (${JSON.stringify(oldProfile)}::jsonb)`);
  await db.execute(sql`
    insert into reservations (id, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
    values (${reservation}, 'en', 'ai-pazarlama', 60, ${starts}::timestamptz, ${starts}::timestamptz + interval '1 hour',
      'Zeynep Ak', 'zeynep@example.org', '+90 532 111 22 33', now(), now())`);
  for (const [place, state] of states.entries()) {
    const known = sql`${state}, ${place}, 'refused (550)', ${before}::timestamptz, ${before}::timestamptz,
      ${before}::timestamptz, 1, ${place % 2 === 0}`;
    const columns = sql`state, attempts, last_error, due_at, sent_at, sending_at, unclear_attempts, by_owner`;
    await db.execute(sql`
      insert into reservation_mails (id, reservation_id, kind, sequence, starts_at, previous_starts_at, ${columns})
      values (${id('appointment', place)}, ${reservation}, 'confirmation', ${place}, ${starts}::timestamptz,
        ${place === 0 ? null : before}::timestamptz, ${known})`);
    await db.execute(sql`
      insert into mail_outbox (id, about, kind, ${columns})
      values (${id('application', place)}, ${application}, 'training-notice', ${known})`);
  }
  for (const language of ['ar', 'de'])
    await db.execute(sql`
      insert into contact_messages (id, language, name, email, message, created_at)
      values (gen_random_uuid(), ${language}, 'Zeynep Ak', 'zeynep@example.org', 'Merhaba', now())`);
  const jobs = await createJobs({ database, log, queues: { 'booking-mail': {} } });
  await db.transaction((tx) => jobs.enqueue(tx, 'booking-mail', { mailId: id('appointment', 0) }));
  await jobs.stop();
}

describe.each(engines)(
  'a database on %s from before the schema had one outbox and checked languages',
  (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kursu-test-'));
    let database: OpenDatabase;
    let drop: (() => Promise<void>) | undefined;

    beforeAll(async () => {
      const server = engine === 'postgres' ? await createPostgresDatabase() : undefined;
      if (server) drop = server.drop;
      const settings = { dataDir, databaseUrl: server?.databaseUrl };
      const old = await openDatabase({ ...settings, migrationsDir: migrationsBefore(dataDir) });
      await fillAsBefore(old);
      await old.close();
      database = await openDatabase({ ...settings, migrationsDir });
    });
    afterAll(async () => {
      await database.close();
      await drop?.();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('keeps the state and the data of every mail', async () => {
      const mails = await database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
      const known = (place: number) => ({
        state: states[place],
        attempts: place,
        lastError: 'refused (550)',
        dueAt: new Date(before),
        sentAt: new Date(before),
        sendingAt: new Date(before),
        unclearAttempts: 1,
        byOwner: place % 2 === 0,
      });
      const ofAppointment = states.map((_, place) => ({
        id: id('appointment', place),
        kind: 'confirmation',
        about: reservation,
        sequence: place,
        snapshot: {
          startsAt: '2126-06-10T11:00:00.123Z',
          previousStartsAt: place === 0 ? null : '2126-06-08T07:00:00.000Z',
        },
        ...known(place),
      }));
      const ofApplication = states.map((_, place) => ({
        id: id('application', place),
        kind: 'training-notice',
        about: application,
        sequence: 0,
        snapshot: null,
        ...known(place),
      }));
      expect(mails).toEqual([...ofAppointment, ...ofApplication]);
    });

    test('keeps the profile, and its public form is the same', async () => {
      const stored = await storedProfile(database);
      expect(stored).toEqual(oldProfile);
      expect(localizeProfile(stored, readerIn('ar'))).toEqual(localizeProfile(demoProfile, readerIn('ar')));
    });

    test('keeps every message; a language that the site doesn’t have becomes English', async () => {
      const messages = await database.db.select().from(contactMessages).orderBy(contactMessages.language);
      expect(messages.map(({ language }) => language)).toEqual(['ar', 'en']);
    });

    test('sends the waiting mails about appointments through the jobs that were enqueued before', async () => {
      const mailbox = await openMailbox();
      const jobs = await createJobs({ database, log, queues: siteQueues, pollingSeconds: 0.5 });
      const mail = await createMailTransport({
        smtpUrl: mailbox.url,
        directory: dataDir,
        from: 'site@kursu.example',
      });
      const baseUrl = 'https://kursu.example';
      const ctx = { ...nothingOutside, db: database.db, clock: systemClock, jobs, log };
      const secret = 'a secret that only the tests know';
      const identity = createIdentity(ctx, { baseUrl, secret });
      const mailing = { ...ctx, mail, baseUrl, ownerEmail: undefined, secret };
      await registerJobs(jobs, ctx, {
        identity,
        database,
        dataDir,
        withMail: (work) => work(mailing),
        baseUrl,
      });
      await jobs.start();
      const sent = await mailbox.waitFor(() => true);
      expect(sent.messageId).toBe(`<${id('appointment', 0)}@kursu.example>`);
      expect(sent.subject).toContain('10 June 2126');
      await vi.waitFor(async () => {
        const [first] = await database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
        expect(first).toMatchObject({ state: 'sent', attempts: 1 });
      });
      await jobs.stop();
      await mail.close();
      await mailbox.stop();
    });
  },
);
