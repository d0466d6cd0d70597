import { expect, test } from 'vitest';
import { storedRule } from '#/features/booking/admin-availability-queries';
import { setRule } from '#/features/booking/commands/set-rule';
import { setSettings } from '#/features/waiting/commands/set-settings';
import { openTestApi } from '../../tests/support/api';

test('Given settings that were never saved, when four windows save theirs at once, then one does, and the others are told', async () => {
  const { ctx, close } = await openTestApi('postgres', '2026-06-08T07:00:00Z');
  const { version, ...rule } = await storedRule(ctx.db);
  const saves = {
    waiting: () => setSettings(ctx, { isOn: true, offerHours: 3, version: 0 }),
    booking: () => setRule(ctx, { ...rule, version }),
  };
  for (const save of Object.values(saves)) {
    const outcomes = await Promise.all([save(), save(), save(), save()]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, false, false, true]);
  }
  await close();
});
