import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApi } from '../../../tests/support/api';
import { type Composers, deliverMail } from './outbox';
import { mailOutbox } from './outbox-table';

const composers: Composers = {
  letter: async (_, { id }) => ({
    to: { address: 'reader@example.org' },
    subject: 'x',
    html: '<p>x</p>',
    text: 'x',
    messageId: `${id}@kursu.example`,
    language: 'tr',
  }),
};

test('Given an attempt that takes minutes in a process that lives, then no second one begins meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await openTestApi('postgres', '2126-06-10T09:00:00.000Z');
  onTestFinished(() => site.close());
  const [{ clock }, id] = [site, randomUUID()];
  await site.ctx.db
    .insert(mailOutbox)
    .values({ id, kind: 'letter', about: randomUUID(), dueAt: clock.now() });
  const row = async () => (await site.ctx.db.select().from(mailOutbox))[0];
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await row()).toMatchObject(expected), { timeout: 15_000, interval: 50 });
  const accepted = Promise.withResolvers<void>();
  const ctx = {
    ...site.ctx,
    baseUrl: 'https://kursu.example',
    ownerEmail: undefined,
    secret: 'a secret that only the tests know',
    mail: {
      toFiles: false,
      send: () => accepted.promise,
      verify: async () => undefined,
      deleteFile: async () => undefined,
      close: async () => undefined,
    },
  };
  const first = deliverMail(ctx, composers, id);
  await becomes({ state: 'sending' });
  for (const minute of ['01', '02', '03']) {
    clock.set(`2126-06-10T09:${minute}:00.000Z`);
    vi.advanceTimersByTime(10_000);
    await becomes({ sendingAt: clock.now() });
    await expect(deliverMail(ctx, composers, id)).rejects.toThrow('being sent');
  }
  accepted.resolve();
  await first;
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1, sendingAt: null });
});
