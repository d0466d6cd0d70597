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
  /** Called with the stored override, or with nothing if the form was cancelled. */
  onDone: (stored?: Override) => void;
}

type OpenHours = Pick<Override, 'hours' | 'until'>;
const closed: OpenHours = { hours: [], until: null };

function hoursOfWeekday({ hours, until }: StoredRule, date: string): OpenHours {
  const weekday = date ? weekdayNumber(date) - 1 : -1;
  return { hours: hours[weekday] ?? [], until: until?.[weekday] ?? null };
}

/** Gives a date other hours, or closes it. A new override begins with its weekday's hours and end. */
export function OverrideForm({ override, rule, onDone }: OverrideFormProps) {
  const { overrides: copy, validation } = useWords(adminBookingWords).availability;
  const { save } = useWords(kitWords);
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving<Override>({ queryKey: availabilityKey, missing: copy.missing });
  const { errors } = saving;
  const [date, setDate] = useState(override?.id ?? '');
  const [isClosed, setClosed] = useState(override?.hours.length === 0);
  const [chosen, setChosen] = useState<OpenHours | undefined>(override);
  const [isSent, setSent] = useState(false);
  const [note, setNote] = useState(override?.note ?? '');

  const open = chosen ?? hoursOfWeekday(rule, date);
  const lacksHours = !isClosed && open.hours.length === 0;

  const send = async (version: number | undefined) => {
    const { hours, until } = isClosed ? closed : open;
    const request = { hours, until, note: note || null, ...(version ? { version } : {}) };
    const stored = await saving.run(() => saveOverride(date, request));
    if (!stored) return;
    const { touches } = stored.response;
    notify({
      title: copy.saved,
      text: touches.length > 0 ? copy.touches(touches.length) : undefined,
    });
    onDone(stored.response);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const focus = (field: string) => event.currentTarget.querySelector<HTMLElement>(field)?.focus();
    if (!date) focus('[name="date"]');
    else if (lacksHours) focus('[aria-pressed]');
    else void send(override?.version);
  };

  return (
    <RowForm
      label={override ? copy.edit : copy.add}
      submit={override ? save : copy.submit}
      saving={saving}
      whenChanged={(newer) => (
        <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
          <StoredHours override={newer} />
        </ChangedElsewhere>
      )}
      onSubmit={submit}
      onCancel={() => onDone()}
    >
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
