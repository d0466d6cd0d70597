import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateSite } from '#/features/backups/commands/activate-site';
import { bookingMails } from '#/features/booking/jobs';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import { deliverMail, type OutboxJob, outboxQueues } from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport, type OutgoingMail } from '#/platform/mail/transport';
import { engines, migrationsDir } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { startUnlessHeld } from './backups';
import { backUpSite } from './site-backup';
import { restoreSite } from './site-restore';

const hour = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hour);

describe.each(engines)('follow-ups of a restored site on %s', (engine) => {
  let inbox: Inbox;
  let dataDir: string;
  beforeEach(async () => {
    // Jobs are due by the clock of the database, so the test uses times in the last 40 days.
    inbox = await openInbox(engine, before(40 * 24).toISOString());
    dataDir = mkdtempSync(join(tmpdir(), 'kursu-restore-'));
  });
  afterEach(async () => {
    await inbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const followUp = async (about: string) => {
    const isIt = and(eq(mailOutbox.about, about), eq(mailOutbox.kind, 'follow-up'));
    const rows = await inbox.ctx.db.select().from(mailOutbox).where(isIt);
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  test('Given one that was due before the site was restored, and one since, When it is activated, Then only the second is sent, and none before', async () => {
    const { ctx, clock, jobs, database } = inbox;
    const { rule } = await inbox.read('availability');
    expect((await inbox.owner('PUT', 'availability', { ...rule, followUpHours: 2 })).status).toBe(200);
    const { slots } = await (await inbox.visitor.get('/api/availability?service=ai-growth')).json();
    const free = slots.filter(({ available }: { available: boolean }) => available);
    const [early] = free;
    const late = free.find(
      ({ start }: { start: string }) => Date.parse(start) > Date.parse(early.end) + 72 * hour,
    );
    const [over, since] = [await inbox.booked(early.id), await inbox.booked(late.id)];
    const product = { product: '1.0.0', authSecret: undefined };
    const site = { database, files: ctx.files, clock, dataDir };
    const { file } = await backUpSite({ ...site, ...product }, { encrypted: false });
    clock.set(new Date(Date.parse(early.end) + 24 * hour).toISOString());
    const place = { ...site, db: ctx.db, jobs, authSecret: undefined, migrationsDir };
    const archive = { path: file };
    await restoreSite(place, archive, await verifyArchive(archive, newestMigration(migrationsDir)));

    clock.set(new Date().toISOString());
    const sent: OutgoingMail[] = [];
    const files = await createMailTransport({ directory: join(dataDir, 'mail'), from: 'site@kursu.example' });
    const mail = {
      ...files,
      async send(each: OutgoingMail) {
        await files.send(each);
        sent.push(each);
      },
    };
    const delivery = {
      baseUrl: 'http://localhost:3000',
      ownerEmail: undefined,
      secret: 'a secret of the test',
    };
    for (const queue of Object.keys(outboxQueues))
      await jobs.work<OutboxJob>(queue, ({ mailId }) =>
        deliverMail({ ...ctx, ...delivery, mail }, bookingMails, mailId),
      );
    const startJobs = vi.fn(() => jobs.start());
    const held = startUnlessHeld(ctx, startJobs);
    await held.start();
    expect(startJobs).not.toHaveBeenCalled();
    expect([await followUp(over), await followUp(since)]).toMatchObject([
      { state: 'waiting' },
      { state: 'waiting' },
    ]);

    await activateSite(ctx, { sendDue: false });
    await vi.waitFor(async () => expect(await followUp(since)).toMatchObject({ state: 'filed' }), {
      timeout: 20_000,
      interval: 100,
    });
    held.stop();
    await jobs.stop();
    expect(await followUp(over)).toMatchObject({ state: 'held' });
    const followUps = sent.filter(({ subject }) => subject.startsWith('Görüşmemizin ardından'));
    expect(followUps).toHaveLength(1);
  });
});
