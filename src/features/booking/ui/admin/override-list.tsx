import { calendarDay, weekdayName } from '#/platform/i18n/dates';
import { weekdayNumber } from '#/platform/time/zone';
import { useLocale, useWords } from '#/ui/language/language';
import { removeOverride, saveOverride } from '../../admin-availability-client';
import type { Override, StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { OverrideForm, useHoursText } from './override-form';
import { TimeList } from './time-list';

interface OverrideListProps {
  overrides: readonly Override[];
  rule: StoredRule;
}

export function OverrideList({ overrides, rule }: OverrideListProps) {
  const { overrides: words } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const hoursText = useHoursText();
  const describe = (override: Override) => ({
    when: calendarDay(locale, override.id),
    detail: weekdayName(locale, weekdayNumber(override.id)),
    hours: hoursText(override),
  });
  const restore = ({ id, hours, until, note }: Override) => saveOverride(id, { hours, until, note });
  return (
    <TimeList
      id="availability-overrides"
      kind={{ words, describe, remove: ({ id }) => removeOverride(id), restore }}
      times={overrides}
      startOf={({ id }) => id}
      form={(onDone, override) => <OverrideForm override={override} rule={rule} onDone={onDone} />}
    />
  );
}
