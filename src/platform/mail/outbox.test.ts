import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#/platform/clock/clock';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { engines, openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { type Mailbox, openMailbox } from '../../../tests/support/mailbox';
import { nothingOutside } from '../../../tests/support/outside';
import {
  type Composers,
  deliverMail,
  type OutboxContext,
  type OutboxJob,
  outboxQueue,
  planMails,
} from './outbox';
import { mailOutbox } from './outbox-table';
import { createMailTransport, type MailTransport } from './transport';

const log = createLog('silent');

describe.each(engines)('the outbox on %s', (engine) => {
  let database: TestDatabase;
  let jobs: JobSystem;
  let mailbox: Mailbox;
  let mail: MailTransport;
  let ctx: OutboxContext;

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
  };

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const queues = { [outboxQueue]: { retryDelaySeconds: 1, retryDelayMaxSeconds: 2 } };
    jobs = await createJobs({ database, log, queues, pollingSeconds: 0.5 });
    mailbox = await openMailbox();
    mail = createMailTransport({
      smtpUrl: mailbox.url,
      directory: '/nowhere',
      from: 'site@kursu.example',
      log,
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
    database.db.transaction(async (tx) => planMails(ctx, tx, about, kinds));
  const rows = () => database.db.select().from(mailOutbox);
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await rows()).toMatchObject([expected]), { timeout: 15_000, interval: 50 });

  test('Given a mail is planned, then it goes out once, and is noted', async () => {
    const about = randomUUID();
    await plan(['letter'], about);
    await becomes({ state: 'sent', attempts: 1, lastError: null });
    const [row] = await rows();
    await deliverMail(ctx, composers, row?.id ?? '');
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([about]);
  });

  test('Given the caller’s transaction fails, then there is neither row nor mail', async () => {
    const failing = database.db.transaction(async (tx) => {
      await planMails(ctx, tx, randomUUID(), ['letter']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('Given the server refuses for a while, then the reason is kept, and the mail goes out when it can', async () => {
    mailbox.refuse(true);
    await plan(['letter']);
    await becomes({ state: 'failing', lastError: expect.stringContaining('451') });
    mailbox.refuse(false);
    await becomes({ state: 'sent', lastError: null });
    expect(mailbox.mails).toHaveLength(1);
  });

  test('Given there is nothing to say any more, then it is dropped', async () => {
    await plan(['silent']);
    await becomes({ state: 'dropped' });
    expect(mailbox.mails).toEqual([]);
  });

  test('Given a kind that nobody writes, then it fails with a reason and is kept', async () => {
    await plan(['unknown']);
    await becomes({ state: 'failing', lastError: 'not composed (Error)' });
  });
});
