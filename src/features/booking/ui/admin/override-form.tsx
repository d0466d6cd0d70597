import { useState } from 'react';
import { Check } from '#/owner/kit/check';
import { calendarDay } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { hourText, weekdayNumber } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { saveOverride } from '../../admin-availability-client';
import type { Override, StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { DayEnd } from './day-end';
import { HourChoice } from './hour-choice';
import { TimeForm } from './time-form';

export function useHoursText(): (override: Pick<Override, 'hours' | 'until'>) => string {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  return ({ hours, until }) => {
    if (hours.length === 0) return copy.closed;
    const starts = hours.map(hourText).join(comma[locale]);
    return until === null ? starts : copy.untilHour(starts, hourText(until));
  };
}

interface OverrideFormProps {
  override: Override | undefined;
  rule: StoredRule;
  onDone: (stored?: Override) => void;
}

type OpenHours = Pick<Override, 'hours' | 'until'>;
const closed: OpenHours = { hours: [], until: null };

function hoursOfWeekday({ hours, until }: StoredRule, date: string): OpenHours {
  const weekday = date ? weekdayNumber(date) - 1 : -1;
  return { hours: hours[weekday] ?? [], until: until?.[weekday] ?? null };
}

/** A new override begins with its weekday's hours and end. */
export function OverrideForm({ override, rule, onDone }: OverrideFormProps) {
  const { overrides: copy, validation } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const hoursText = useHoursText();
  const [date, setDate] = useState(override?.id ?? '');
  const [isClosed, setClosed] = useState(override?.hours.length === 0);
  const [chosen, setChosen] = useState<OpenHours | undefined>(override);
  const open = chosen ?? hoursOfWeekday(rule, date);
  const lacksHours = !isClosed && open.hours.length === 0;
  const lacking = lacksHours ? '[aria-pressed]' : undefined;
  return (
    <TimeForm
      time={override}
      words={copy}
      done={copy.saved}
      lacking={date ? lacking : '[name="date"]'}
      save={(rest) => {
        const { hours, until } = isClosed ? closed : open;
        return saveOverride(date, { hours, until, ...rest });
      }}
      show={(newer) => (
        <>
          <bdi>{calendarDay(locale, newer.id)}</bdi>: {hoursText(newer)}
        </>
      )}
      onDone={onDone}
    >
      {(errors, isSent) => (
        <>
          {override ? (
            <p className="full">
              <bdi>{calendarDay(locale, date)}</bdi>
            </p>
          ) : (
            <Field label={copy.date} error={isSent && !date ? validation.from : errors.date}>
              <Input
                type="date"
                name="date"
                required
                value={date}
                onChange={({ target }) => setDate(target.value)}
              />
            </Field>
          )}
          <Check
            className="full"
            name="isClosed"
            checked={isClosed}
            onChange={({ target }) => setClosed(target.checked)}
          >
            {copy.closed}
          </Check>
          {isClosed ? null : (
            <>
              <HourChoice
                label={copy.hours}
                hours={open.hours}
                error={isSent && lacksHours ? copy.noHours : undefined}
                onChange={(hours) => setChosen({ ...open, hours })}
              />
              <div className="full">
                <DayEnd value={open.until} onChange={(until) => setChosen({ ...open, until })} />
              </div>
            </>
          )}
        </>
      )}
    </TimeForm>
  );
}
