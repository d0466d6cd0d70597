import { useWatch } from 'react-hook-form';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Check } from '#/owner/kit/check';
import { weekdayName } from '#/platform/i18n/dates';
import { FieldError, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminProfileWords } from '../../copy';
import styles from './hours-field.module.css';
import { type DayHours, readWeek, writeWeek } from './week';

const usual: DayHours = { opens: '09:00', closes: '18:00' };

export function HoursField() {
  const { form, set, words } = useOpenForm();
  const { hours } = useWords(adminProfileWords);
  const locale = useLocale();
  const error = useFieldError('openingHours');
  const week = readWeek(useWatch({ control: form.control, name: 'openingHours' }));
  const change = (day: number, to: DayHours | undefined) =>
    set('openingHours', writeWeek(week.map((each, index) => (index === day ? to : each))));
  const names = week.map((_, day) => weekdayName(locale, day + 1));
  return (
    <fieldset className={styles.root} aria-describedby={error ? 'hours-error hours-hint' : 'hours-hint'}>
      <legend className="field-label">{words.fields.openingHours}</legend>
      <p id="hours-hint" className="field-hint">
        {hours.hint}
      </p>
      {week.map((hoursOfDay, day) => (
        <div key={names[day]} className={styles.day}>
          <Check
            checked={hoursOfDay !== undefined}
            onChange={({ target }) => change(day, target.checked ? (week[day - 1] ?? usual) : undefined)}
          >
            {names[day]}
          </Check>
          {hoursOfDay ? (
            (['opens', 'closes'] as const).map((end) => (
              <Input
                key={end}
                type="time"
                aria-label={`${names[day]}: ${hours[end]}`}
                aria-invalid={(error && hoursOfDay.opens >= hoursOfDay.closes) || undefined}
                value={hoursOfDay[end]}
                onChange={({ target }) => target.value && change(day, { ...hoursOfDay, [end]: target.value })}
              />
            ))
          ) : (
            <span className="text-muted">{hours.closed}</span>
          )}
        </div>
      ))}
      <FieldError id="hours-error">{error}</FieldError>
    </fieldset>
  );
}
