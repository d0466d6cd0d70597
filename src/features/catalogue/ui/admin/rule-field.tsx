import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Check } from '#/owner/kit/check';
import { Fold } from '#/owner/kit/fold';
import { dateFormat } from '#/platform/i18n/dates';
import { hourText } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { ruleLimits, type ServiceRule, startHours, startTimes } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import { type RuleInForm, ruleInForm } from '../../item';
import styles from './rule-field.module.css';

/** Returns the names of weekdays; 1 January 2024 was a Monday. */
function useWeekdayName() {
  const locale = useLocale();
  return (day: number) =>
    dateFormat(locale, 'UTC', { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, day + 1)));
}

/** A rule as text: what differs from the general one, stored or as the form has it. */
export function useRuleText(): (value: unknown) => string {
  const { rule: said } = useWords(adminCatalogueWords);
  const nameOf = useWeekdayName();
  return (value) => {
    const isStored = value === null || !Object.hasOwn(value as object, 'ownHours');
    const rule = isStored ? ruleInForm(value as ServiceRule | null) : (value as RuleInForm);
    const numbers = [
      [said.notice, rule.noticeHours],
      [said.before, rule.bufferBefore],
      [said.after, rule.bufferAfter],
      [said.perDay, rule.perDay],
    ].flatMap(([label, number]) => (number ? [`${label} ${number}`] : []));
    const days = rule.ownHours
      ? rule.hours.flatMap((hours, day) =>
          hours.length > 0
            ? [`${nameOf(day)}: ${hours.map((hour) => hourText(Number(hour))).join(' ')}`]
            : [],
        )
      : [];
    return [...numbers, ...days].join('\n') || said.none;
  };
}

/** Where a service differs from the general rule of booking: hours, notice, buffers, and how many a day. */
export function RuleField() {
  const { form, words } = useOpenForm<{ rule: RuleInForm }>();
  const { rule: said } = useWords(adminCatalogueWords);
  const watched = useWatch({ control: form.control, name: 'rule' });
  const text = useRuleText()(watched);
  const errors = form.formState.errors.rule;
  const numbers = [
    { name: 'noticeHours', label: said.notice, max: ruleLimits.noticeHours, placeholder: said.asUsual },
    { name: 'bufferBefore', label: said.before, max: ruleLimits.buffer, placeholder: said.asUsual },
    { name: 'bufferAfter', label: said.after, max: ruleLimits.buffer, placeholder: said.asUsual },
    { name: 'perDay', label: said.perDay, max: ruleLimits.perDay, placeholder: said.unlimited },
  ] as const;
  return (
    <Fold
      title={words.fields.rule ?? ''}
      summary={text === said.none ? said.none : said.own}
      hasErrors={errors !== undefined}
    >
      <p className="field-hint">{said.hint}</p>
      <div className={styles.numbers}>
        {numbers.map(({ name, label, max, placeholder }) => (
          <Field key={name} label={label} error={errors?.[name]?.message}>
            <Input
              type="number"
              inputMode="numeric"
              min={name === 'perDay' ? 1 : 0}
              max={max}
              step={1}
              placeholder={placeholder}
              {...form.register(`rule.${name}`)}
            />
          </Field>
        ))}
      </div>
      <Check {...form.register('rule.ownHours')}>{said.ownHours}</Check>
      {errors?.ownHours ? <p className="field-error">{said.hoursFault}</p> : null}
      {watched?.ownHours ? <Hours chosen={watched.hours} /> : null}
    </Fold>
  );
}

/** The start hours of each weekday; the half hours only where they are wanted. */
function Hours({ chosen }: { chosen: readonly (readonly string[])[] }) {
  const { form } = useOpenForm<{ rule: RuleInForm }>();
  const { rule: said } = useWords(adminCatalogueWords);
  const nameOf = useWeekdayName();
  const needsHalves = chosen.some((day) => day.some((hour) => Number(hour) % 1 > 0));
  const [wantsHalves, setWantsHalves] = useState(false);
  const offered = needsHalves || wantsHalves ? startTimes : startHours;
  return (
    <div className={styles.days}>
      <Check
        checked={needsHalves || wantsHalves}
        disabled={needsHalves}
        onChange={({ target }) => setWantsHalves(target.checked)}
      >
        {said.halves}
      </Check>
      {Array.from({ length: 7 }, (_, day) => (
        <fieldset key={nameOf(day)} className={styles.day}>
          <legend>{said.hours(nameOf(day))}</legend>
          <div>
            {offered.map((hour) => (
              <Check key={hour} value={String(hour)} {...form.register(`rule.hours.${day}`)}>
                <bdi dir="ltr">{hourText(hour)}</bdi>
              </Check>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
