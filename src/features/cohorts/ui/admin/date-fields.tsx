import { v4 as newId } from 'uuid';
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

/** The initial values of a further date: a week after the last date, at the same times. The first date has no day yet. */
export const nextDate = (dates: readonly DateRequest[]): DateRequest => {
  const last = dates.at(-1);
  return {
    id: newId(),
    date: last?.date ? addDays(last.date, 7) : '',
    from: last?.from ?? '10:00',
    to: last?.to ?? '13:00',
  };
};

export function DateFields({ dates, error, onChange }: DateFieldsProps) {
  const { form: words } = useWords(adminCohortWords).cohorts;
  const bind = (date: DateRequest, name: 'date' | 'from' | 'to') => ({
    required: true,
    value: date[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(dates.map((each) => (each.id === date.id ? { ...each, [name]: target.value } : each))),
  });
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{words.dates}</legend>
      <p className="field-hint">{words.datesHint}</p>
      {dates.map((date, index) => (
        <fieldset key={date.id} className={styles.date}>
          <legend className="visually-hidden">{words.nth(index + 1)}</legend>
          <Field label={words.date}>
            <Input type="date" {...bind(date, 'date')} />
          </Field>
          <Field label={words.from}>
            <Input type="time" dir="ltr" {...bind(date, 'from')} />
          </Field>
          <Field label={words.to}>
            <Input type="time" dir="ltr" {...bind(date, 'to')} />
          </Field>
          <Button kind="quiet" dense onClick={() => onChange(dates.filter((each) => each !== date))}>
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
