import { expect, test } from 'vitest';
import { storedRule } from '#/features/booking/admin-availability-queries';
import { setRule } from '#/features/booking/commands/set-rule';
import { setSettings } from '#/features/waiting/commands/set-settings';
import { openTestApi } from '../../tests/support/api';

test('Given settings that were never saved, when four windows save different ones at once, then one does, and the others are told', async () => {
  const { ctx, close } = await openTestApi('postgres', '2026-06-08T07:00:00Z');
  const { version, ...rule } = await storedRule(ctx.db);
  const saves = {
    waiting: (hours: number) => setSettings(ctx, { isOn: true, offerHours: hours, version: 0 }),
    booking: (hours: number) => setRule(ctx, { ...rule, noticeHours: hours, version }),
  };
  for (const save of Object.values(saves)) {
    const outcomes = await Promise.all([3, 4, 5, 6].map((hours) => save(hours)));
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, false, false, true]);
  }
  await close();
});
