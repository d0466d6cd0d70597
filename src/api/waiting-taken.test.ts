import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockLine } from '#/features/waiting/commands/offer';
import type { Transaction } from '#/platform/db/database';
import { type OpenWaitingList, openWaitingList } from '../../tests/support/waiting';

let list: OpenWaitingList;
beforeEach(async () => {
  list = await openWaitingList('postgres', '2026-06-08T07:00:00Z');
});
afterEach(() => list.close());

/** Begins a transaction that runs `first`, after which `begun` resolves. `end` makes it run `last` and commit. */
function begin(first: (tx: Transaction) => Promise<unknown>, last?: (tx: Transaction) => Promise<unknown>) {
  const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = list.ctx.db.transaction(async (tx) => {
    await first(tx);
    begun.resolve();
    await goesOn.promise;
    await last?.(tx);
  });
  const end = () => {
    goesOn.resolve();
    return ended;
  };
  return { begun: begun.promise, end };
}

/** Waits until this many statements wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await list.ctx.db.execute(sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
        return rows.length;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(count);

test('Given an offer that is taken while others are made, Then whoever has taken it is offered no other time', async () => {
  const taker = await list.waits('Ayla');
  await list.frees('2026-06-16T07:00:00Z', '2026-06-16T12:30:00Z');
  await list.offer();
  const offerId = await list.offerId(taker);

  const line = begin(lockLine);
  await line.begun;
  const offering = list.offer();
  await waiting(1);
  const entries = begin((tx) => tx.execute(sql`lock table waiting_entries in access exclusive mode`));
  await entries.begun;
  await line.end();
  // The offering transaction waits for the table that it is about to read. It continues while the offer is being taken.
  await waiting(1);
  const taking = begin(
    async (tx) => {
      await tx.execute(sql`lock table slot_holds in access exclusive mode`);
      await tx.execute(sql`update slot_holds set ended = 'taken' where id = ${offerId}`);
    },
    (tx) => tx.execute(sql`update waiting_entries set status = 'booked'`),
  );
  await Promise.race([taking.begun, waiting(2)]);
  await entries.end();
  await Promise.race([offering, waiting(1)]);
  await taking.end();
  await offering;
  expect(await list.seen(taker)).toMatchObject({ status: 'booked', offer: null });
});
