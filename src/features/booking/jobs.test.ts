import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '#/features/profile/table';
import { slotsInWindow } from '#/features/schedule/contract';
import type { Clock } from '#/platform/clock/clock';
import { hashToken } from '#/platform/crypto/token';
import { transact } from '#/platform/db/transact';
import type { Locale } from '#/platform/i18n/locale';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import {
  deliverMail,
  type OutboxContext,
  type OutboxJob,
  outboxQueue,
  outboxQueues,
} from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport, type OutgoingMail } from '#/platform/mail/transport';
import { demoProfile } from '#content/profile/demo';
import { engines, onOneEngine, openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { nothingOutside } from '../../../tests/support/outside';
import { appointmentIn } from '../../../tests/support/reservation';
import { workingRule } from './availability-queries';
import { cancelCurrent } from './commands/cancel';
import { reschedule } from './commands/move';
import { bookingMails, bookingQueues, enqueueReservationMails } from './jobs';
import type { MailKind } from './mails/kinds';
import { bookingSettings, type ReservationRow, reservations, reservationTokens } from './table';

const log = createLog('silent');
const hour = 3_600_000;
const day = 24 * hour;

describe.each(engines)('mails about a reservation on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let database: TestDatabase;
  let jobs: JobSystem;
  /** The sent mails, in order. */
  let sent: OutgoingMail[];
  let ctx: OutboxContext;
  let now: Date;
  const clock: Clock = { now: () => now };

  beforeEach(async () => {
    now = new Date();
    database = await openTestDatabase(engine);
    await database.db.insert(profiles).values({ document: demoProfile });
    await database.db.insert(bookingSettings).values({ placeholder: false });
    jobs = await createJobs({ database, log, queues: { ...outboxQueues, ...bookingQueues } });
    const directory = join(database.dataDir, 'mail');
    const files = await createMailTransport({ directory, from: 'site@kursu.example' });
    sent = [];
    ctx = {
      ...nothingOutside,
      db: database.db,
      clock,
      jobs,
      log,
      mail: {
        ...files,
        async send(mail) {
          await files.send(mail);
          sent.push(mail);
        },
      },
      baseUrl: 'https://kursu.example',
      ownerEmail: 'owner@example.org',
      secret: 'a secret that only the tests know',
    };
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
  });

  async function book(startsIn: number, language: Locale = 'tr'): Promise<ReservationRow> {
    const values = appointmentIn(startsIn, language, now);
    const [row] = await database.db.insert(reservations).values(values).returning();
    if (!row) throw new Error('the insert returned no row');
    await transact(database.db, (tx) => enqueueReservationMails(ctx, tx, row, 'created'));
    return row;
  }

  /** Moves an appointment to the last slot that is offered. */
  async function move(row: ReservationRow): Promise<ReservationRow> {
    const slot = slotsInWindow(await workingRule(database.db), now, row.minutes).at(-1);
    const moved = await transact(database.db, (tx) => reschedule(ctx, tx, row, slot?.id ?? ''));
    if (!moved.ok) throw new Error(`not moved: ${moved.reason}`);
    return moved.row;
  }

  const rows = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.sequence, mailOutbox.kind);
  const states = async () =>
    (await rows()).map(({ kind, sequence, state }) => `${kind} ${sequence} ${state}`);
  async function mailOf(kind: MailKind, sequence = 0) {
    const found = (await rows()).find((row) => row.kind === kind && row.sequence === sequence);
    if (!found) throw new Error(`no mail ${kind} with sequence ${sequence}`);
    return found;
  }
  const send = async (kind: MailKind, sequence = 0) =>
    deliverMail(ctx, bookingMails, (await mailOf(kind, sequence)).id);
  const tokenIn = (mail: OutgoingMail | undefined) => /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const storedHashes = async () =>
    (await database.db.select().from(reservationTokens)).map(({ hash }) => hash);
  const queued = async () => {
    const { rows: found } = await database.db.execute<{ data: OutboxJob; due: string }>(
      sql`select data, start_after::text as due from pgboss.job where name = ${outboxQueue}`,
    );
    return new Map(found.map(({ data, due }) => [data.mailId, new Date(due)]));
  };

  it('Given a booking, Then both mails are due at once, and the reminder a day before the appointment', async () => {
    const row = await book(5 * day);
    expect(await states()).toEqual(['confirmation 0 waiting', 'notice 0 waiting', 'reminder 0 waiting']);
    const due = await queued();
    expect(due.size).toBe(3);
    const reminder = await mailOf('reminder');
    expect(reminder.dueAt).toEqual(new Date(row.startsAt.getTime() - day));
    expect(due.get(reminder.id)).toEqual(reminder.dueAt);
    expect(due.get((await mailOf('confirmation')).id)?.getTime()).toBeLessThan(now.getTime() + hour);
  });

  testOnOneEngine('Given an appointment in less than a day, Then there is no reminder', async () => {
    await book(20 * hour);
    expect(await states()).toEqual(['confirmation 0 waiting', 'notice 0 waiting']);
  });

  it('Given a cancellation that is rolled back, Then neither its mails nor their jobs are stored', async () => {
    const row = await book(5 * day);
    const undone = database.db.transaction(async (tx) => {
      await enqueueReservationMails(ctx, tx, row, 'cancelled');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await states()).toHaveLength(3);
    expect((await queued()).size).toBe(3);
  });

  testOnOneEngine(
    'Given a sent confirmation, Then its link contains a token of which only the hash is stored',
    async () => {
      await book(5 * day);
      await send('confirmation');
      const token = tokenIn(sent[0]);
      expect(token).toHaveLength(43);
      expect(await storedHashes()).toEqual([hashToken(token)]);
      const row = await mailOf('confirmation');
      expect(row).toMatchObject({ state: 'filed', attempts: 1, lastError: null, sentAt: now });
      expect(sent[0]?.messageId).toBe(`${row.id}@kursu.example`);
    },
  );

  it('Given a sent mail, When its job runs again, Then nothing is sent', async () => {
    await book(5 * day);
    await send('notice');
    await send('notice');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to.address).toBe('owner@example.org');
    expect(await mailOf('notice')).toMatchObject({ state: 'filed', attempts: 1 });
    expect(await storedHashes()).toEqual([]);
  });

  it('Given a move, Then the old reminder is dropped, a new one is enqueued, and the mails to visitor and owner contain the old and the new time', async () => {
    const row = await book(5 * day);
    const moved = await move(row);
    expect(await states()).toEqual([
      'confirmation 0 waiting',
      'notice 0 waiting',
      'reminder 0 dropped',
      'moved 1 waiting',
      'moved-notice 1 waiting',
      'reminder 1 waiting',
    ]);
    const snapshot = {
      snapshot: { startsAt: moved.startsAt.toISOString(), previousStartsAt: row.startsAt.toISOString() },
    };
    expect(await mailOf('moved', 1)).toMatchObject(snapshot);
    expect(await mailOf('moved-notice', 1)).toMatchObject(snapshot);
    expect((await mailOf('reminder', 1)).dueAt).toEqual(new Date(moved.startsAt.getTime() - day));
  });

  testOnOneEngine(
    'Given an appointment that is moved before its confirmation was sent, Then only the mail about the move is sent',
    async () => {
      await move(await book(5 * day));
      await send('confirmation');
      await send('notice');
      await send('reminder');
      expect(sent).toEqual([]);
      expect((await states()).slice(0, 3)).toEqual([
        'confirmation 0 dropped',
        'notice 0 dropped',
        'reminder 0 dropped',
      ]);
      await send('moved', 1);
      expect(await storedHashes()).toEqual([hashToken(tokenIn(sent[0]))]);
      expect(sent[0]?.calendar?.method).toBe('REQUEST');
    },
  );

  testOnOneEngine(
    'Given a cancellation, Then the reminder is dropped, and the mail has no link to manage the appointment',
    async () => {
      const row = await book(5 * day);
      const cancelled = await transact(database.db, (tx) => cancelCurrent(ctx, tx, row));
      expect(cancelled.ok).toBe(true);
      expect(await states()).toContain('reminder 0 dropped');
      await send('cancelled', 1);
      await send('cancelled-notice', 1);
      expect(sent.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', 'CANCEL']);
      expect(sent.map((mail) => tokenIn(mail))).toEqual(['', '']);
      expect(await storedHashes()).toEqual([]);
    },
  );

  testOnOneEngine.each([
    ['was marked completed', { status: 'completed' } as const],
    [
      'now starts at another time',
      { startsAt: new Date('2040-01-02T09:00:00Z'), endsAt: new Date('2040-01-02T10:00:00Z') },
    ],
    ['was erased', { erasedAt: new Date() }],
  ])('Given an appointment that %s meanwhile, Then its reminder is dropped', async (_, values) => {
    const row = await book(5 * day);
    await database.db.update(reservations).set(values).where(eq(reservations.id, row.id));
    await send('reminder');
    expect(sent).toEqual([]);
    expect(await mailOf('reminder')).toMatchObject({ state: 'dropped' });
  });

  testOnOneEngine(
    'Given a reminder whose job runs late, Then it is sent before the appointment begins, and dropped after that',
    async () => {
      const soon = await book(2 * day);
      now = new Date(soon.startsAt.getTime() - 2 * hour);
      await send('reminder');
      expect(sent[0]?.subject).toContain('Randevu hatırlatması');
      await database.db.update(mailOutbox).set({ state: 'waiting' }).where(eq(mailOutbox.kind, 'reminder'));
      now = new Date(soon.startsAt.getTime() + hour);
      await send('reminder');
      expect(sent).toHaveLength(1);
    },
  );

  testOnOneEngine('Given erased personal data, Then no mail about the appointment is sent', async () => {
    const row = await book(5 * day);
    await database.db.update(reservations).set({ erasedAt: now }).where(eq(reservations.id, row.id));
    await send('confirmation');
    await send('notice');
    expect(sent).toEqual([]);
  });
});
