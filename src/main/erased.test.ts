import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { heldRestore } from '#/features/backups/queries';
import { storedProfile } from '#/features/profile/queries';
import { folderPlace } from '#/platform/backup/folder-place';
import { erasureListName, nightlyName } from '#/platform/backup/nightly-archives';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import { openDatabase } from '#/platform/db/open';
import { createLog } from '#/platform/log/log';
import { createMailTransport } from '#/platform/mail/transport';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { saleOf } from '../../tests/support/balances';
import { leaveCourse } from '../../tests/support/cohorts';
import { engines, migrationsDir } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { filesWith, tablesWhoseFilesHold, tablesWithRows } from '../../tests/support/stored-text';
import { joinFor } from '../../tests/support/waiting';
import { putErasureList } from './erasure-list';
import { personalTables } from './erasures';
import { backUpSite } from './site-backup';
import { restoreSite } from './site-restore';
import { registerJobs } from './worker';

/** A time far enough in the past that jobs which are due one or two minutes after it are due now. */
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

const person = { name: 'Feraye Gizligil', email: 'feraye@gizligil.example', phone: '+90 532 765 43 21' };
/** Texts that occur only in the person's data and in mails to her, and the hash of her address. */
const traces = [
  'Gizligil',
  'gizligil.example',
  '765 43 21',
  'fındık ihracatı',
  createHash('sha256').update(person.email).digest('hex'),
];
const message = 'Sorumuz fındık ihracatı üzerine.';

let inbox: Inbox;
/** The lines that the jobs have logged, at all levels. */
const logged: string[] = [];
afterEach(() => inbox.close());

/** Starts the jobs. Mails are stored as files, as on a site without a mail server. */
async function startJobs() {
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  const mail = await createMailTransport({
    directory: join(inbox.database.dataDir, 'mail'),
    from: 'site@kursu.example',
  });
  const ctx = {
    ...inbox.ctx,
    log,
    mail,
    baseUrl: 'https://kursu.example',
    ownerEmail: undefined,
    secret: 'a secret that only the tests know',
    profile: () => storedProfile(inbox.ctx),
  };
  const { dataDir } = inbox.database;
  const services = { ...inbox, dataDir, withMail: <T>(work: (mailing: typeof ctx) => T) => work(ctx) };
  await registerJobs(inbox.jobs, ctx, { ...services, baseUrl: ctx.baseUrl });
  await inbox.jobs.start();
}

async function storeHerRecords() {
  const { slots } = await (await inbox.get('../availability?service=ai-growth')).json();
  const free = slots.find(({ available }: { available: boolean }) => available);
  const reservations = await inbox.booked(free.id, { ...person, message });
  await inbox.post(`reservations/${reservations}/cancel`, { note: message });
  const programs = await (await inbox.visitor.get('/api/training-services?lang=tr')).json();
  const application = await inbox.visitor.post('/api/training-reservations', {
    ...person,
    message,
    budget: message,
    company: 'Gizligil İhracat',
    program: programs[0].id,
    participantCount: '5',
    trainingType: 'corporate',
    preferredFormat: 'online',
    urgency: 'flexible',
    language: 'tr',
  });
  const { reservationId: applications } = await application.json();
  // The note of this course is the company's name.
  expect((await inbox.post('cohorts/from-application', { applicationId: applications })).status).toBe(201);
  const key = { 'Idempotency-Key': 'her-message' };
  await inbox.visitor.post('/api/contact', { ...person, message, language: 'tr' }, key);
  await sellHerPackage();
  await inbox.owner('PUT', 'waiting-settings', { isOn: true, offerHours: 2, version: 0 });
  // She waits for a Sunday, on which nothing can be booked, so she gets no offer.
  await leaveCourse(inbox, person);
  const waiting = await inbox.visitor.post('/api/waiting', joinFor('x', { ...person, weekdays: [7] }));
  expect(waiting.status).toBe(201);
  const [letter] = (await inbox.read('messages')).items;
  return {
    reservations,
    applications: applications as string,
    messages: letter.id as string,
  };
}

/** Sells her a package with all texts that the owner can write about it, and ends it. */
async function sellHerPackage() {
  const note = message.slice(0, 80);
  const payment = { reference: note, paymentText: message, price: note };
  const sale = saleOf({ ...person, ...payment, paymentLink: `https://pay.example/?${person.email}` });
  expect((await inbox.post('balances', sale)).status).toBe(201);
  const steps = [['correct', { sessions: 1, note }], ['renew'], ['status', { status: 'ended' }]] as const;
  for (const [step, body] of steps)
    expect((await inbox.post(`balances/${sale.id}/${step}`, body)).status, step).toBe(200);
}

/** The files, including mails, that contain her data. */
const filesWithTraces = (folder: string) => filesWith(traces, folder);
/** The tables whose files on the server contain her data. */
const tablesWithTraces = (db = inbox.ctx.db) => tablesWhoseFilesHold(traces, db);
/** The tables with a row that contains her data. */
const rowsWithTraces = (db = inbox.ctx.db) => tablesWithRows(traces, db);

async function backUp(): Promise<string> {
  const { ctx, database } = inbox;
  const file = join(mkdtempSync(join(tmpdir(), 'kursu-erased-backup-')), 'backup.tar.gz');
  const { files, clock } = ctx;
  await backUpSite(
    { database, files, clock, dataDir: database.dataDir, authSecret: undefined, product: '0' },
    { file, encrypted: false },
  );
  return file;
}

/** Makes a backup, and returns those of `traces` that it contains. */
async function tracesInBackup(): Promise<string[]> {
  const file = await backUp();
  const bytes = gunzipSync(readFileSync(file));
  rmSync(join(file, '..'), { recursive: true });
  return traces.filter((words) => bytes.includes(words));
}

const restoreInto = async ({ ctx, database, jobs }: TestApi, path: string) =>
  restoreSite(
    { ...ctx, database, jobs, dataDir: database.dataDir, authSecret: undefined, migrationsDir },
    { path },
    await verifyArchive({ path }, newestMigration(migrationsDir)),
  );

describe.each(engines)('the erasure of personal data on %s', (engine) => {
  test('Given a person whose records are erased, then soon no file contains her data, nor after a restart', async () => {
    inbox = await openInbox(engine, anHourAgo());
    const { dataDir } = inbox.database;
    const found = () => (engine === 'pglite' ? filesWithTraces(dataDir) : tablesWithTraces());
    await startJobs();
    const ids = await storeHerRecords();
    await expect
      .poll(() => readdirSync(join(dataDir, 'mail')).length, { timeout: 20_000 })
      .toBeGreaterThan(3);
    await inbox.ctx.db.execute(sql`checkpoint`);
    expect((await found()).length).toBeGreaterThan(engine === 'pglite' ? 4 : 2);
    expect(await rowsWithTraces()).toEqual(
      expect.arrayContaining([
        'balance_entries',
        'balances',
        'contact_messages',
        'enrolments',
        'reservations',
        'training_applications',
        'waiting_entries',
      ]),
    );
    expect((await tracesInBackup()).length).toBeGreaterThan(3);

    // One record is erased on its page, the others together by the erasure of the person.
    expect((await inbox.post(`applications/${ids.applications}/erase`)).status).toBe(200);
    const erased = await inbox.post('privacy/person/erase', { contacts: [person.phone, person.email] });
    expect((await erased.json()).receipt.erased).toMatchObject({
      reservations: 1,
      messages: 1,
      balances: 1,
      waiting: 1,
      enrolments: 1,
    });
    expect(await rowsWithTraces()).toEqual([]);
    expect(await tracesInBackup()).toEqual([]);
    expect(traces.filter((words) => logged.join('').includes(words))).toEqual([]);
    // If a table is in use when the job runs, the job tries again half a minute later.
    await expect.poll(found, { timeout: 75_000, interval: 500 }).toEqual([]);
    // The list of erasures outlives the database, for the restoration of older backups.
    expect(readFileSync(join(dataDir, 'erased.jsonl'), 'utf8')).toContain(ids.applications);
    if (engine === 'postgres') return;

    const copy = mkdtempSync(join(tmpdir(), 'kursu-erased-'));
    cpSync(dataDir, copy, { recursive: true });
    await (await openDatabase({ dataDir: copy, migrationsDir })).close();
    expect(filesWithTraces(copy)).toEqual([]);
    rmSync(copy, { recursive: true });
  });

  test('Given a backup that is older, when it is restored in the same place or in an empty one, then her data stays erased', async () => {
    inbox = await openInbox(engine, anHourAgo());
    await storeHerRecords();
    // This appointment is cancelled only after the backup was made.
    const { slots } = await (await inbox.get('../availability?service=ai-growth')).json();
    const ahead = slots.findLast(({ available }: { available: boolean }) => available);
    const reservation = await inbox.booked(ahead.id, { ...person, message });
    const path = await backUp();
    expect((await inbox.post(`reservations/${reservation}/cancel`, { note: message })).status).toBe(200);
    const request = { contacts: [person.phone, person.email] };
    expect((await inbox.post('privacy/person/erase', request)).status).toBe(200);
    expect(await rowsWithTraces()).toEqual([]);

    expect(await restoreInto(inbox, path)).toMatchObject({ erasedAgain: 7, erasuresUnread: false });
    expect(await rowsWithTraces()).toEqual([]);
    const found = async ({ database }: TestApi) => {
      if (engine === 'pglite') return filesWithTraces(database.dataDir);
      // Does the work of the job that the erasing has enqueued. It is needed if a table was in use for too long during the
      // restoration.
      await database.rewrite(personalTables).catch(() => undefined);
      return tablesWithTraces(database.db);
    };
    await expect.poll(() => found(inbox), { timeout: 20_000 }).toEqual([]);
    expect(await heldRestore(inbox.ctx.db)).toMatchObject({ erasedAgain: 7 });
    const free = await (await inbox.visitor.get('/api/availability?service=ai-growth')).json();
    expect(free.slots).toContainEqual(ahead);

    const elsewhere = await openTestApi(engine, anHourAgo());
    expect(await restoreInto(elsewhere, path)).toMatchObject({ erasedAgain: 0, erasuresUnknown: true });
    expect(await rowsWithTraces(elsewhere.ctx.db)).toContain('reservations');
    await elsewhere.close();
    const empty = await openTestApi(engine, anHourAgo());
    // The folder now looks like a place of nightly backups: the archive, with the list of erasures beside it.
    const folder = join(path, '..');
    const nightly = join(folder, nightlyName('kursu.example', new Date(), false));
    renameSync(path, nightly);
    const name = erasureListName('kursu.example', false);
    await putErasureList(inbox.database.dataDir, folderPlace(folder), { name, key: undefined });
    expect(await restoreInto(empty, nightly)).toMatchObject({ erasedAgain: 7, erasuresUnknown: false });
    expect(await rowsWithTraces(empty.ctx.db)).toEqual([]);
    await expect.poll(() => found(empty), { timeout: 20_000 }).toEqual([]);
    await empty.close();
    rmSync(folder, { recursive: true });
  });
});

test('Given every table of the database, then those in which people’s details are kept are the ones that are erased and rewritten, or the owner’s own', async () => {
  inbox = await openInbox('pglite', anHourAgo());
  const { rows } = await inbox.ctx.db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'phone', 'erased_at', 'note', 'message', 'searched')`);
  const rewritten = personalTables.map((table) => getTableName(table));
  // The owner's account and profile.
  const hers = ['owners', 'profile'];
  expect(rows.map(({ name }) => name).filter((name) => ![...rewritten, ...hers].includes(name))).toEqual([]);
});

test('Given tables that are too large to rewrite by day, then rewriting waits for the night', async () => {
  inbox = await openInbox('postgres', anHourAgo());
  await inbox.ctx.db.execute(sql`alter table contact_messages alter column message set storage external`);
  await inbox.ctx.db.execute(sql`
    insert into contact_messages (id, language, name, email, message, created_at)
    select gen_random_uuid(), 'tr', 'Bir', 'bir@kursu.example', repeat('x', 10000), now() from generate_series(1, 1000)`);
  await startJobs();
  const [letter] = (await inbox.read('messages')).items;
  await inbox.post(`messages/${letter.id}/erase`);
  // Includes a job that is due already, because the test may run around the hour of the nightly rewrite.
  const hoursDue = async () => {
    const { rows } = await inbox.ctx.db.execute<{ hour: number }>(sql`
      select extract(hour from start_after at time zone 'UTC')::int as hour from pgboss.job
      where name = 'erasure' and (data->>'atNight')::boolean`);
    return rows.map(({ hour }) => hour);
  };
  await expect.poll(hoursDue, { timeout: 20_000 }).toEqual([1]);
});
