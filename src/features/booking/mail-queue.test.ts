import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles } from '#/features/profile/table';
import { systemClock } from '#/platform/clock/clock';
import { hashToken } from '#/platform/crypto/token';
import type { Locale } from '#/platform/i18n/locale';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { deliverMail, type OutboxContext, type OutboxJob, outboxQueue } from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport, type MailTransport } from '#/platform/mail/transport';
import { demoProfile } from '#content/profile/demo';
import { engines, openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { nothingOutside } from '../../../tests/support/outside';
import { appointmentIn } from '../../../tests/support/reservation';
import { bookingMails, enqueueReservationMails } from './jobs';
import { reservations, reservationTokens } from './table';

const log = createLog('silent');
const hour = 3_600_000;
const day = 24 * hour;
const timeout = { timeout: 15_000, interval: 50 };

/** A mail server that can be stopped and started again at the same address. */
async function openMailbox() {
  const received: Email[] = [];
  let refusal: string | undefined;
  const listen = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo: (_to, _session, done) =>
        done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            received.push(email);
            done();
          }, done);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server: SMTPServer | undefined = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    refuse(reason: string | undefined) {
      refusal = reason;
    },
    async down() {
      const closing = server;
      server = undefined;
      await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    },
    async up() {
      server ??= await listen(port);
    },
  };
}

describe.each(engines)('the queue of mails on %s', (engine) => {
  let database: TestDatabase;
  let jobs: JobSystem;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let mail: MailTransport;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await database.db.insert(profiles).values({ document: demoProfile });
    const queues = { [outboxQueue]: { retryDelaySeconds: 1, retryDelayMaxSeconds: 2, concurrency: 3 } };
    jobs = await createJobs({ database, log, queues, pollingSeconds: 0.5 });
    mailbox = await openMailbox();
    const from = 'site@kursu.example';
    mail = await createMailTransport({ smtpUrl: mailbox.smtpUrl, directory: '/nowhere', from });
    const ctx: OutboxContext = {
      ...nothingOutside,
      db: database.db,
      clock: systemClock,
      jobs,
      log,
      mail,
      baseUrl: 'https://kursu.example',
      ownerEmail: 'owner@example.org',
      secret: 'a secret that only the tests know',
    };
    await jobs.work<OutboxJob>(outboxQueue, ({ mailId }) => deliverMail(ctx, bookingMails, mailId));
    await jobs.start();
  });
  afterEach(async () => {
    await jobs.stop();
    await mail.close();
    await mailbox.down();
    await database.close();
  });

  /** Stores a reservation and enqueues its mails, in one transaction. */
  const book = (startsIn: number, language: Locale) =>
    database.db.transaction(async (tx) => {
      const values = appointmentIn(startsIn, language, new Date());
      const [row] = await tx.insert(reservations).values(values).returning();
      if (!row) throw new Error('the insert returned no row');
      await enqueueReservationMails({ jobs, clock: systemClock }, tx, row, 'created');
    });

  async function bookThree() {
    await book(5 * day, 'tr');
    await book(6 * day, 'en');
    await book(7 * day, 'ar');
  }

  const dueMails = async () =>
    (await database.db.select().from(mailOutbox)).filter(({ kind }) => kind !== 'reminder');
  const everyMailIs = (expected: { state?: string; lastError: string | null }) =>
    vi.waitFor(async () => {
      const mails = await dueMails();
      expect(mails).toHaveLength(6);
      for (const row of mails) expect(row).toMatchObject(expected);
    }, timeout);

  /** Expects that every mail was sent once, with its own id, and that the database holds only the hash of each visitor's link. */
  async function expectEachSentOnce() {
    const sent = await dueMails();
    expect(sent.every(({ attempts, sentAt }) => attempts >= 2 && sentAt !== null)).toBe(true);
    const ids = mailbox.received.map(({ messageId }) => messageId);
    expect(ids.toSorted()).toEqual(sent.map(({ id }) => `<${id}@kursu.example>`).toSorted());
    const tokens = mailbox.received.flatMap(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? []);
    expect(tokens).toHaveLength(3);
    const hashes = (await database.db.select().from(reservationTokens)).map(({ hash }) => hash);
    expect(hashes.toSorted()).toEqual(tokens.map(hashToken).toSorted());
  }

  it('Given the server is down during bookings, When it comes back, Then each mail arrives exactly once', async () => {
    await mailbox.down();
    await bookThree();
    await everyMailIs({ lastError: 'connection refused (ECONNREFUSED)' });
    await mailbox.up();
    await everyMailIs({ state: 'sent', lastError: null });
    await jobs.stop();
    await expectEachSentOnce();
  });

  it('Given a server that refuses, Then each row has the reason without an address; When the server accepts again, Then each mail arrives once', async () => {
    mailbox.refuse('5.1.1 <visitor@example.org> is unknown');
    await bookThree();
    await everyMailIs({ lastError: 'address refused, for good (EENVELOPE 550 5.1.1)' });
    mailbox.refuse(undefined);
    await everyMailIs({ state: 'sent', lastError: null });
    await jobs.stop();
    await expectEachSentOnce();
  });
});
