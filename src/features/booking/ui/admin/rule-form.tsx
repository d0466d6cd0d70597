import { type FormEvent, useRef } from 'react';
import { ConflictView } from '#/owner/items/form/conflict-view';
import { differences } from '#/owner/items/form/differences';
import { DraftFound } from '#/owner/items/form/draft-found';
import { SaveBar } from '#/owner/items/form/save-bar';
import { AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { weekdayName } from '#/platform/i18n/dates';
import { comma, locales } from '#/platform/i18n/locale';
import { hourText, weekdays } from '#/platform/time/zone';
import { classNames } from '#/ui/class-names';
import { Field, Input } from '#/ui/field';
import { useCountryName } from '#/ui/language/countries';
import { useLocale, useWords } from '#/ui/language/language';
import type { StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { FollowUpFields } from './follow-up-fields';
import { HolidayFields, useHolidayName } from './holiday-fields';
import {
  dayField,
  draftFields,
  followUpField,
  type NumberField,
  numberFields,
  numberRange,
  toDraft,
} from './rule-draft';
import styles from './rule-form.module.css';
import { useRuleForm } from './use-rule-form';
import { WeeklyHours } from './weekly-hours';

export function RuleForm({ rule }: { rule: StoredRule }) {
  const form = useRuleForm(rule);
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = form.save();
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={element} noValidate className={styles.root} onSubmit={submit}>
      {form.storedDraft.offered && !form.changed ? (
        <DraftFound
          storedAt={form.storedDraft.offered.at}
          onResume={form.resume}
          onDiscard={form.storedDraft.discard}
        />
      ) : null}
      {form.newer ? <RuleConflict form={form} newer={form.newer} /> : null}
      <WeeklyHours draft={form.draft} onChange={form.change} />
      <HolidayFields draft={form.draft} stored={toDraft(form.base)} onChange={form.change} />
      <RuleNumbers form={form} />
      <FollowUpFields draft={form.draft} invalid={form.invalidFields} onChange={form.change} />
      <PlaceholderSwitch form={form} />
      {form.newer ? null : <RuleBar form={form} />}
    </form>
  );
}

type Form = ReturnType<typeof useRuleForm>;

/** The bar with the save button at the end of the form. While there are changes, it stays in view and offers to discard them. */
function RuleBar({ form: { changed, saving, storedDraft, discard } }: { form: Form }) {
  const { bar } = useWords(adminBookingWords).availability;
  const element = useRef<HTMLElement>(null);
  const onCancel = () => {
    discard();
    // The pressed button disappears, so the focus goes to the save button.
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={element}
      aria-label={changed ? bar.label : undefined}
      className={classNames(styles.save, changed && styles.changed)}
    >
      <SaveBar
        saving={saving}
        storedAt={storedDraft.storedAt}
        {...(changed ? { onCancel, note: bar.label } : {})}
      />
    </section>
  );
}

function RuleNumbers({ form: { draft, invalidFields, change } }: { form: Form }) {
  const { rule: copy } = useWords(adminBookingWords).availability;
  const errorOf = (field: NumberField) =>
    field === 'reminders' ? copy.remindersHint : copy.range(numberRange[field][0], numberRange[field][1]);
  return (
    <AdminPart id="availability-rules" title={copy.title}>
      <div className={styles.numbers}>
        {numberFields.map((field) => (
          <Field
            key={field}
            label={copy[field]}
            hint={copy[`${field}Hint`]}
            error={invalidFields.includes(field) ? errorOf(field) : undefined}
          >
            <Input
              name={field}
              dir="ltr"
              inputMode={field === 'reminders' ? 'text' : 'numeric'}
              autoComplete="off"
              value={draft[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </AdminPart>
  );
}

function PlaceholderSwitch({ form: { draft, change } }: { form: Form }) {
  const { rule: copy } = useWords(adminBookingWords).availability;
  return (
    <AdminPart id="availability-placeholder" title={copy.placeholder}>
      <div className={styles.placeholder}>
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={draft.placeholder}
          aria-labelledby="availability-placeholder"
          aria-describedby="availability-placeholder-text"
          onClick={() => change({ placeholder: !draft.placeholder })}
        >
          <span aria-hidden="true" className={styles.track} />
          <span aria-hidden="true">{draft.placeholder ? copy.on : copy.off}</span>
        </button>
        <p id="availability-placeholder-text">{copy.placeholderText}</p>
      </div>
    </AdminPart>
  );
}

/** Returns a function that writes a field's value as text, for the comparison after a conflict. */
function useValueText(): (field: string, value: unknown) => string {
  const { followUp, hours, holidays, rule: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const holidayName = useHolidayName();
  const countryName = useCountryName();
  const listed = (texts: readonly string[], none: string) => texts.join(comma[locale]) || none;
  const listText = (field: string, values: readonly unknown[]) => {
    if (field === 'holidaysOff')
      return listed(
        values.map((id) => holidayName({ id: String(id) })),
        holidays.noneOff,
      );
    const texts = values.map((hour) => (hour === null ? hours.noEnd : hourText(Number(hour))));
    return listed(texts, hours.none);
  };
  return (field, value) => {
    if (field === 'followUpHours')
      return Object.entries(followUp.after).find(([after]) => after === value)?.[1] ?? followUp.never;
    if (field === 'holidayCountry') return value ? countryName(String(value)) : holidays.none;
    if (Array.isArray(value)) return listText(field, value);
    if (typeof value === 'boolean') return value ? copy.on : copy.off;
    return String(value);
  };
}

function RuleConflict({ form, newer }: { form: Form; newer: StoredRule }) {
  const { followUp, holidays, hours, rule: copy } = useWords(adminBookingWords).availability;
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const valueText = useValueText();
  const labels: Record<string, string> = {
    holidayCountry: holidays.country,
    holidaysOff: holidays.off,
    placeholder: copy.placeholder,
    until: hours.end,
    followUpHours: followUp.when,
    ...Object.fromEntries(weekdays.map((each) => [dayField(each), weekdayName(locale, each)])),
    ...Object.fromEntries(numberFields.map((each) => [each, copy[each]])),
    ...Object.fromEntries(locales.map((each) => [followUpField(each), followUp.text(names[each])])),
  };
  return (
    <ConflictView
      key={newer.version}
      differences={differences(toDraft(form.base), form.draft, toDraft(newer), draftFields)}
      fieldLabel={(field) => labels[field] ?? field}
      show={valueText}
      saving={form.saving}
      onSave={form.settle}
    />
  );
}
