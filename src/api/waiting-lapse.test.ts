import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../tests/support/database';
import { type OpenWaitingList, openWaitingList } from '../../tests/support/waiting';

describe.each(engines)('offers that lapse on %s', (engine) => {
  let list: OpenWaitingList;
  beforeEach(async () => {
    // A Monday, 10:00 in Istanbul.
    list = await openWaitingList(engine, '2026-06-08T07:00:00Z');
  });
  afterEach(() => list.close());

  test('Given two offers that lapse at the same time, Then each goes to the other of the two, before one who came later', async () => {
    const [first, second, third] = [
      await list.waits('Ayla'),
      await list.waits('Berk'),
      await list.waits('Cem'),
    ];
    // The time that becomes free is from 11:00 to 14:30 in Istanbul.
    const [earlier, later] = ['2026-06-16T08:00:00.000Z', '2026-06-16T10:00:00.000Z'];
    await list.frees('2026-06-16T08:00:00Z', '2026-06-16T11:30:00Z');
    await list.offer();
    expect([await list.offered(first), await list.offered(second)]).toEqual([earlier, later]);
    list.clock.set('2026-06-08T09:01:00Z');
    await list.offer();
    expect([await list.offered(first), await list.offered(second)]).toEqual([later, earlier]);
    expect(await list.offered(third)).toBeUndefined();
  });
});
