import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Check } from '#/owner/kit/check';
import { Fold } from '#/owner/kit/fold';
import { weekdayName } from '#/platform/i18n/dates';
import { hourText } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { fullHours, startTimes } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import type { RuleInForm } from '../../item';
import styles from './rule-field.module.css';

/** The numbers of a rule, in the order of the form, each with the name of its label. */
const numbers = [
  { name: 'noticeHours', word: 'notice' },
  { name: 'bufferBefore', word: 'before' },
  { name: 'bufferAfter', word: 'after' },
  { name: 'perDay', word: 'perDay' },
] as const;

/** Returns a function that describes, as a text, where a service's rule differs from the general rule. */
export function useRuleText(): (rule: RuleInForm) => string {
  const { rule: ruleWords } = useWords(adminCatalogueWords);
  const locale = useLocale();
  return (rule) => {
    const own = numbers.flatMap(({ name, word }) => (rule[name] ? [`${ruleWords[word]} ${rule[name]}`] : []));
    const days = rule.ownHours
      ? rule.hours.flatMap((hours, day) =>
          hours.length > 0
            ? [`${weekdayName(locale, day + 1)}: ${hours.map((hour) => hourText(Number(hour))).join(' ')}`]
            : [],
        )
      : [];
    return [...own, ...days].join('\n') || ruleWords.none;
  };
}

export function RuleField() {
  const { form, words } = useOpenForm<{ rule: RuleInForm }>();
  const { rule: ruleWords } = useWords(adminCatalogueWords);
  const watched = useWatch({ control: form.control, name: 'rule' });
  const text = useRuleText()(watched);
  const errors = form.formState.errors.rule;
  return (
    <Fold
      title={words.fields.rule ?? ''}
      summary={text === ruleWords.none ? ruleWords.none : ruleWords.own}
      hasErrors={errors !== undefined}
    >
      <p className="field-hint">{ruleWords.hint}</p>
      <div className={styles.numbers}>
        {numbers.map(({ name, word }) => (
          <Field key={name} label={ruleWords[word]} error={errors?.[name]?.message}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              placeholder={name === 'perDay' ? ruleWords.unlimited : ruleWords.asUsual}
              {...form.register(`rule.${name}`)}
            />
          </Field>
        ))}
      </div>
      <Check {...form.register('rule.ownHours')}>{ruleWords.ownHours}</Check>
      {errors?.ownHours ? <p className="field-error">{ruleWords.hoursError}</p> : null}
      {watched.ownHours ? <StartTimes chosen={watched.hours} /> : null}
    </Fold>
  );
}

function StartTimes({ chosen }: { chosen: readonly (readonly string[])[] }) {
  const { form } = useOpenForm<{ rule: RuleInForm }>();
  const { rule: ruleWords } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const needsHalves = chosen.some((day) => day.some((hour) => Number(hour) % 1 > 0));
  const [wantsHalves, setWantsHalves] = useState(false);
  const offered = needsHalves || wantsHalves ? startTimes : fullHours;
  return (
    <div className={styles.days}>
      <Check
        checked={needsHalves || wantsHalves}
        disabled={needsHalves}
        onChange={({ target }) => setWantsHalves(target.checked)}
      >
        {ruleWords.halves}
      </Check>
      {Array.from({ length: 7 }, (_, day) => (
        <fieldset key={weekdayName(locale, day + 1)} className={styles.day}>
          <legend>{ruleWords.hours(weekdayName(locale, day + 1))}</legend>
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
