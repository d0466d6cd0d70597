import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#/platform/clock/clock';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { rateHits } from '#/platform/rate-limit/hits-table';
import { engines, openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { type Mailbox, openMailbox } from '../../../tests/support/mailbox';
import { nothingOutside } from '../../../tests/support/outside';
import {
  type Composers,
  deleteMails,
  deliverMail,
  enqueueMails,
  type OutboxContext,
  type OutboxJob,
  outboxQueue,
  resendMail,
} from './outbox';
import { mailOutbox } from './outbox-table';
import { createMailTransport, type MailTransport } from './transport';

const log = createLog('silent');

/** Several spellings of one mailbox. */
const spellings = ['Somebody@example.org', 'some.body@example.org', 'somebody+1@example.org'];

describe.each(engines)('the outbox on %s', (engine) => {
  let database: TestDatabase;
  let jobs: JobSystem;
  let mailbox: Mailbox;
  let mail: MailTransport;
  let ctx: OutboxContext;
  let mailsCaused = 0;

  const composers: Composers = {
    letter: async (_, { id, about }) => ({
      to: { address: 'reader@example.org' },
      subject: about,
      html: '<p>x</p>',
      text: 'x',
      messageId: `${id}@kursu.example`,
      language: 'tr',
    }),
    silent: async () => undefined,
    /** A mail that is caused by a form which anybody can submit. */
    caused: async (_, { id }) => ({
      to: { address: spellings[mailsCaused++ % spellings.length] ?? '' },
      subject: 'caused',
      html: '<p>x</p>',
      text: 'x',
      messageId: `${id}@kursu.example`,
      language: 'tr',
      causedByStranger: true,
    }),
    /** A mail about a person who is erased while the mail is being composed. */
    erased: async (_, mail) => {
      await database.db.transaction((tx) => deleteMails(ctx, tx, mail.about));
      return composers.caused?.(ctx, mail);
    },
  };

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const queues = { [outboxQueue]: { retryDelaySeconds: 1, retryDelayMaxSeconds: 2 } };
    jobs = await createJobs({ database, log, queues, pollingSeconds: 0.5 });
    mailbox = await openMailbox();
    mail = await createMailTransport({
      smtpUrl: mailbox.url,
      directory: '/nowhere',
      from: 'site@kursu.example',
    });
    ctx = {
      ...nothingOutside,
      db: database.db,
      clock: systemClock,
      jobs,
      log,
      mail,
      baseUrl: 'https://kursu.example',
      ownerEmail: undefined,
      secret: 'a secret that only the tests know',
    };
    await jobs.work<OutboxJob>(outboxQueue, ({ mailId }) => deliverMail(ctx, composers, mailId));
    await jobs.start();
  });
  afterEach(async () => {
    await jobs.stop();
    await mail.close();
    await mailbox.stop();
    await database.close();
  });

  const plan = (kinds: string[], about = randomUUID()) =>
    database.db.transaction(async (tx) =>
      enqueueMails(
        ctx,
        tx,
        kinds.map((kind) => ({ kind, about })),
      ),
    );
  const rows = () => database.db.select().from(mailOutbox);
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await rows()).toMatchObject([expected]), { timeout: 15_000, interval: 50 });

  test('Given an enqueued mail, then it is sent once and recorded as sent', async () => {
    const about = randomUUID();
    await plan(['letter'], about);
    await becomes({ state: 'sent', attempts: 1, lastError: null });
    const [row] = await rows();
    await deliverMail(ctx, composers, row?.id ?? '');
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([about]);
  });

  test('Given a transaction that fails, then neither row nor mail is stored', async () => {
    const failing = database.db.transaction(async (tx) => {
      await enqueueMails(ctx, tx, [{ kind: 'letter', about: randomUUID() }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('Given a server that refuses for a while, then the reason is stored, and the mail is sent once the server accepts it', async () => {
    mailbox.refuse(true);
    await plan(['letter']);
    await becomes({ state: 'failing', lastError: expect.stringContaining('451') });
    mailbox.refuse(false);
    await becomes({ state: 'sent', lastError: null });
    expect(mailbox.mails).toHaveLength(1);
  });

  test('Given an address that the server refuses for good, then it is tried as any, and after many attempts a few times a day', async () => {
    await jobs.stop();
    mailbox.refuseAddress('reader@example.org');
    await plan(['letter']);
    const [mail] = await rows();
    const attempt = () => deliverMail(ctx, composers, mail?.id ?? '');
    await expect(attempt()).rejects.toThrow();
    await database.db.update(mailOutbox).set({ attempts: 30 });
    await attempt();
    const lastError = expect.stringContaining('550');
    expect(await rows()).toMatchObject([{ state: 'failing', attempts: 31, lastError }]);
    const { rows: queued } = await database.db.execute<{ hours: number }>(sql`
      select round(extract(epoch from start_after - now()) / 3600)::int as hours from pgboss.job where start_after > now()`);
    expect(queued).toEqual([{ hours: 6 }]);
  });

  test('Given a mail that is no longer needed, then it is dropped', async () => {
    await plan(['silent']);
    await becomes({ state: 'dropped' });
    expect(mailbox.mails).toEqual([]);
  });

  test('Given a kind without a composer, then it fails with a reason and stays in the outbox', async () => {
    await plan(['unknown']);
    await becomes({ state: 'failing', lastError: 'not composed (Error)' });
  });

  test('Given a server that takes each mail and drops the connection, then at most two copies are sent, under one Message-ID, and the owner can send the mail again', async () => {
    mailbox.cut(true);
    const about = randomUUID();
    await plan(['letter'], about);
    await becomes({
      state: 'unclear',
      lastError: expect.stringMatching(/^connection (lost|failed)/),
      attempts: 2,
    });
    expect(mailbox.mails).toHaveLength(2);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
    mailbox.cut(false);
    const [mail] = await rows();
    await resendMail(ctx, async () => ({ id: about, erasedAt: null }), { mailId: mail?.id ?? '' });
    await becomes({ state: 'sent', lastError: null });
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('Given a crash during sending, then the attempt is recorded, and one more follows once the first is certainly over', async () => {
    await jobs.stop();
    await plan(['letter']);
    const [mail] = await rows();
    if (!mail) throw new Error('no mail');
    const crashed = (at: Date) =>
      database.db
        .update(mailOutbox)
        .set({ state: 'sending', sendingAt: at })
        .where(eq(mailOutbox.id, mail.id));
    await crashed(new Date());
    await expect(deliverMail(ctx, composers, mail.id)).rejects.toThrow('being sent');
    expect(mailbox.mails).toEqual([]);
    await crashed(new Date(Date.now() - 60_000));
    await deliverMail(ctx, composers, mail.id);
    expect(await rows()).toMatchObject([{ state: 'sent', sendingAt: null, unclearAttempts: 1 }]);
    await crashed(new Date(Date.now() - 60_000));
    await deliverMail(ctx, composers, mail.id);
    expect(await rows()).toMatchObject([{ state: 'unclear' }]);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('Given a crash during sending and a clock that was put back since, then one more attempt follows', async () => {
    await jobs.stop();
    await plan(['letter']);
    const [mail] = await rows();
    const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000);
    await database.db.update(mailOutbox).set({ state: 'sending', sendingAt: inTwoDays });
    await deliverMail(ctx, composers, mail?.id ?? '');
    expect(await rows()).toMatchObject([{ state: 'sent', unclearAttempts: 1 }]);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('Given forms that cause more than five mails to a mailbox in a day, however it is spelled, then five are sent, even when concurrent, and the owner sees the others and can send them', async () => {
    await jobs.stop();
    const about = randomUUID();
    await plan(
      Array.from({ length: 8 }, () => 'caused'),
      about,
    );
    const ids = (await rows()).map(({ id }) => id);
    await Promise.all(ids.map((id) => deliverMail(ctx, composers, id)));
    expect(mailbox.mails).toHaveLength(5);
    const held = (await rows()).filter(({ state }) => state === 'held');
    expect(held).toHaveLength(3);
    const [first] = held;
    await resendMail(ctx, async () => ({ id: about, erasedAt: null }), { mailId: first?.id ?? '' });
    await deliverMail(ctx, composers, first?.id ?? '');
    expect(mailbox.mails).toHaveLength(6);
    const tomorrow = { now: () => new Date(Date.now() + 25 * 3_600_000) };
    await database.db.update(mailOutbox).set({ state: 'waiting' }).where(eq(mailOutbox.state, 'held'));
    for (const { id } of held) await deliverMail({ ...ctx, clock: tomorrow }, composers, id);
    expect(mailbox.mails).toHaveLength(8);
  });

  test('Given a site that is not open yet, then a mail to a visitor is held with the reason and can be sent by the owner, and a mail to the owner is sent', async () => {
    await jobs.stop();
    const closed = { ...ctx, maySendTo: async (address: string) => address === 'reader@example.org' };
    const about = randomUUID();
    await plan(['letter', 'caused'], about);
    for (const { id } of await rows()) await deliverMail(closed, composers, id);
    expect(mailbox.mails).toHaveLength(1);
    const held = (await rows()).find(({ state }) => state === 'held');
    expect(held).toMatchObject({ kind: 'caused', lastError: 'the site is not open yet' });
    await resendMail(ctx, async () => ({ id: about, erasedAt: null }), { mailId: held?.id ?? '' });
    await deliverMail(closed, composers, held?.id ?? '');
    expect(mailbox.mails).toHaveLength(2);
  });

  test('Given a copy of the database, then it does not reveal whether a form has caused a mail to an address', async () => {
    await jobs.stop();
    await plan(['caused']);
    const [mail] = await rows();
    await deliverMail(ctx, composers, mail?.id ?? '');
    const counted = await database.db.select().from(rateHits);
    expect(counted).toHaveLength(1);
    const guessed = createHash('sha256').update('somebody@example.org').digest('hex');
    expect(JSON.stringify(counted)).not.toContain(guessed);
  });

  test('Given no mail server, then a mail is stored as a file, and is not recorded as sent', async () => {
    await jobs.stop();
    const directory = join(database.dataDir, 'mail');
    const files = await createMailTransport({ directory, from: 'site@kursu.example' });
    await plan(['letter']);
    const [mail] = await rows();
    await deliverMail({ ...ctx, mail: files }, composers, mail?.id ?? '');
    expect(await rows()).toMatchObject([{ state: 'filed', lastError: null, sentAt: expect.any(Date) }]);
  });

  test('Given somebody who is erased while a mail is being stored, then neither file nor trace of it remains', async () => {
    await jobs.stop();
    const directory = join(database.dataDir, 'mail');
    const files = await createMailTransport({ directory, from: 'site@kursu.example' });
    await plan(['erased']);
    const [mail] = await rows();
    await deliverMail({ ...ctx, mail: files }, composers, mail?.id ?? '');
    expect(await rows()).toEqual([]);
    expect(existsSync(directory) ? readdirSync(directory) : []).toEqual([]);
    expect(await database.db.select().from(rateHits)).toEqual([]);
  });

  test('Given many waiting mails, then an urgent mail is sent first', async () => {
    await jobs.stop();
    for (const _ of [1, 2, 3]) await plan(['letter']);
    await database.db.transaction((tx) =>
      enqueueMails(ctx, tx, [
        { kind: 'letter', about: 'c0ffee00-0000-4000-8000-000000000000', urgent: true },
      ]),
    );
    jobs = await createJobs({ database, log, queues: { [outboxQueue]: {} }, pollingSeconds: 0.5 });
    await jobs.work<OutboxJob>(outboxQueue, ({ mailId }) => deliverMail(ctx, composers, mailId));
    await jobs.start();
    const first = await mailbox.waitFor(() => true);
    expect(first.subject).toBe('c0ffee00-0000-4000-8000-000000000000');
  });
});
