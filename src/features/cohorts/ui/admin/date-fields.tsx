import { useId } from 'react';
import { v4 as newId } from 'uuid';
import { addDays } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { Field, FieldError, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { DateRequest } from '../../admin-contract';
import { adminCohortWords } from '../../copy';
import { cohortLimits } from '../../rules';
import styles from './cohort-room.module.css';

interface DateFieldsProps {
  dates: readonly DateRequest[];
  /** The dates as they were last sent. The errors are about these. */
  sent: readonly DateRequest[];
  /** The errors of the form, by path: 'dates' is about all dates, 'dates.0.date' about the day of the first. */
  errors: Readonly<Record<string, string>>;
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

/** The fields for the dates of a cohort, each with its times. An error disappears once what it is about has been changed. */
export function DateFields({ dates, sent, errors, onChange }: DateFieldsProps) {
  const { form: words } = useWords(adminCohortWords).cohorts;
  const id = useId();
  const error = dates === sent ? errors.dates : undefined;
  const errorOf = (date: DateRequest, name: 'date' | 'from' | 'to') => {
    const place = sent.findIndex((each) => each.id === date.id);
    return sent[place]?.[name] === date[name] ? errors[`dates.${place}.${name}`] : undefined;
  };
  const bind = (date: DateRequest, name: 'date' | 'from' | 'to') => ({
    required: true,
    value: date[name],
    ...(error ? { 'aria-invalid': true } : {}),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(dates.map((each) => (each.id === date.id ? { ...each, [name]: target.value } : each))),
  });
  return (
    <fieldset className={styles.dates} aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <legend className="visually-hidden">{words.dates}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {words.datesHint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {dates.map((date, index) => (
        <fieldset key={date.id} className={styles.date}>
          <legend className="visually-hidden">{words.nth(index + 1)}</legend>
          <Field label={words.date} error={errorOf(date, 'date')}>
            <Input type="date" {...bind(date, 'date')} />
          </Field>
          <Field label={words.from} error={errorOf(date, 'from')}>
            <Input type="time" dir="ltr" {...bind(date, 'from')} />
          </Field>
          <Field label={words.to} error={errorOf(date, 'to')}>
            <Input type="time" dir="ltr" {...bind(date, 'to')} />
          </Field>
          <Button kind="quiet" dense onClick={() => onChange(dates.filter((each) => each !== date))}>
            {words.removeDate}
            <VisuallyHidden>: {words.nth(index + 1)}</VisuallyHidden>
          </Button>
        </fieldset>
      ))}
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
