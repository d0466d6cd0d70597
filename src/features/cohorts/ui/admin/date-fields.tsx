import { addDays } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { DateRequest } from '../../admin-contract';
import { adminCohortWords } from '../../copy';
import { cohortLimits } from '../../rules';
import styles from './cohort-room.module.css';

interface DateFieldsProps {
  dates: readonly DateRequest[];
  error: string | undefined;
  onChange: (dates: DateRequest[]) => void;
}

/** The initial values of a further date: a week after the last date, at the same times. */
const nextDate = (dates: readonly DateRequest[]): DateRequest => {
  const last = dates.at(-1);
  return {
    id: crypto.randomUUID(),
    date: last?.date ? addDays(last.date, 7) : '',
    from: last?.from ?? '10:00',
    to: last?.to ?? '13:00',
  };
};

/** The fields for the dates of a cohort, each with its times. */
export function DateFields({ dates, error, onChange }: DateFieldsProps) {
  const { form: words } = useWords(adminCohortWords).cohorts;
  const change = (id: string, part: Partial<DateRequest>) =>
    onChange(dates.map((date) => (date.id === id ? { ...date, ...part } : date)));
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{words.dates}</legend>
      <p className="field-hint">{words.datesHint}</p>
      {dates.map(({ id, date, from, to }, index) => (
        <fieldset key={id} className={styles.date}>
          <legend className="visually-hidden">{words.nth(index + 1)}</legend>
          <Field label={words.date}>
            <Input
              type="date"
              required
              value={date}
              onChange={({ target }) => change(id, { date: target.value })}
            />
          </Field>
          <Field label={words.from}>
            <Input
              type="time"
              required
              dir="ltr"
              value={from}
              onChange={({ target }) => change(id, { from: target.value })}
            />
          </Field>
          <Field label={words.to}>
            <Input
              type="time"
              required
              dir="ltr"
              value={to}
              onChange={({ target }) => change(id, { to: target.value })}
            />
          </Field>
          <Button kind="quiet" dense onClick={() => onChange(dates.filter((each) => each.id !== id))}>
            {words.removeDate}
            <VisuallyHidden>: {words.nth(index + 1)}</VisuallyHidden>
          </Button>
        </fieldset>
      ))}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {dates.length < cohortLimits.dates ? (
        <div>
          <Button kind="secondary" dense onClick={() => onChange([...dates, nextDate(dates)])}>
            {words.addDate}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
