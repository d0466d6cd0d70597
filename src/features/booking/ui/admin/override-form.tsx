import { type FormEvent, useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { ChangedElsewhere } from '#/owner/kit/changed-elsewhere';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { calendarDay } from '#/platform/i18n/dates';
import { weekdayNumber } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { saveOverride } from '../../admin-availability-client';
import { limits, type Override, type StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { DayEnd } from './day-end';
import { HourChoice } from './hour-choice';
import { useHoursText } from './override-item';

interface OverrideFormProps {
  override?: Override;
  rule: StoredRule;
  /** Gets the stored one, or nothing if the form was cancelled. */
  onDone: (stored?: Override) => void;
}

/** Gives a date other hours, or closes it. A new one begins with the hours that its weekday has. */
export function OverrideForm({ override, rule, onDone }: OverrideFormProps) {
  const { overrides: copy, validation } = useWords(adminBookingWords).availability;
  const { save } = useWords(kitWords);
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving<Override>({ queryKey: availabilityKey, missing: copy.missing });
  const { errors, newer } = saving;
  const [date, setDate] = useState(override?.id ?? '');
  const [isDayMissing, setDayMissing] = useState(false);
  const [isClosed, setClosed] = useState(override?.hours.length === 0);
  const [hours, setHours] = useState(override?.hours ?? []);
  const [until, setUntil] = useState(override?.until ?? null);
  const [note, setNote] = useState(override?.note ?? '');

  const chooseDate = (next: string) => {
    setDate(next);
    if (!override && next) setHours(rule.hours[weekdayNumber(next) - 1] ?? []);
  };
  const send = async (version: number | undefined) => {
    const day = isClosed ? { hours: [], until: null } : { hours, until };
    const request = { ...day, note: note || null, ...(version ? { version } : {}) };
    const stored = await saving.run(() => saveOverride(date, request));
    if (!stored) return;
    const { touches } = stored.response;
    notify({
      title: copy.saved,
      text: touches.length > 0 ? copy.touches(touches.length).replace(/:$/, '.') : undefined,
    });
    onDone(stored.response);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDayMissing(!date);
    if (date) void send(override?.version);
    else event.currentTarget.querySelector<HTMLElement>('[name="date"]')?.focus();
  };

  return (
    <RowForm
      label={override ? copy.edit : copy.add}
      submit={override ? save : copy.submit}
      busy={saving.busy}
      ref={saving.form}
      above={
        newer ? (
          <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
            <StoredHours override={newer} />
          </ChangedElsewhere>
        ) : null
      }
      onSubmit={submit}
      onCancel={() => onDone()}
    >
      {override ? (
        <p className="full">
          <bdi>{calendarDay(locale, date)}</bdi>
        </p>
      ) : (
        <Field label={copy.date} error={isDayMissing && !date ? validation.from : errors.date}>
          <Input
            type="date"
            name="date"
            required
            value={date}
            onChange={({ target }) => chooseDate(target.value)}
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
          <HourChoice label={copy.hours} hours={hours} onChange={setHours} />
          <div className="full">
            <DayEnd value={until} onChange={setUntil} />
          </div>
        </>
      )}
      <Field
        label={copy.note}
        optional={copy.optional}
        hint={copy.noteHint}
        error={errors.note}
        className="full"
      >
        <Input
          name="note"
          dir="auto"
          maxLength={limits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </RowForm>
  );
}

function StoredHours({ override }: { override: Override }) {
  const locale = useLocale();
  const text = useHoursText()(override);
  return (
    <>
      <bdi>{calendarDay(locale, override.id)}</bdi>: {text} <bdi>{override.note}</bdi>
    </>
  );
}
