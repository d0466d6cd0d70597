import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { DiscardDraft } from '#/owner/kit/discard-draft';
import { Fields } from '#/owner/kit/fields';
import { useDraftedValues } from '#/owner/kit/use-drafted-values';
import { useSaving } from '#/owner/kit/use-saving';
import { locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Field, Input, Options, Select } from '#/ui/field';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { saveCohort } from '../../admin-client';
import type { CohortValues } from '../../admin-contract';
import type { CohortDetail } from '../../admin-queries';
import { adminCohortWords } from '../../copy';
import { cohortLimits, visibilities } from '../../rules';
import styles from './cohort-room.module.css';
import { DateFields } from './date-fields';
import { PriceFields, type TypedPrice } from './price-fields';

type Numbers = 'seats' | 'minimum' | 'holdHours';
/** The values of the form, with numbers as they were typed. */
type FormValues = Omit<CohortValues, Numbers | 'price'> & Record<Numbers, string> & { price: TypedPrice };

const toForm = ({ price, seats, minimum, holdHours, ...values }: CohortValues): FormValues => ({
  ...values,
  seats: String(seats),
  minimum: String(minimum),
  holdHours: String(holdHours),
  price: { ...price, amount: price.amount === null ? '' : String(price.amount) },
});

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

interface CohortFormProps {
  id: string;
  /** The version of an existing cohort; undefined for a new one. */
  version?: number;
  values: CohortValues;
  programs: CohortDetail['programs'];
  onSaved: () => Promise<void> | void;
  onCancel?: () => void;
}

export function CohortForm({ id, version, values: initial, programs, onSaved, onCancel }: CohortFormProps) {
  const { form: words, visibilities: visibilityNames } = useWords(adminCohortWords).cohorts;
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const saving = useSaving<CohortDetail>({ queryKey: ['inbox', 'cohorts'], showsNewer: true });
  const { errors } = saving;
  const isOffered = (field: keyof FormValues, value: unknown) =>
    field !== 'programId' || programs.some((program) => program.id === value);
  const draft = useDraftedValues(version === undefined ? 'cohort-draft' : undefined, isOffered, () =>
    toForm(initial),
  );
  const { values, change } = draft;
  const [sentDates, setSentDates] = useState(values.dates);
  const bind = (name: Exclude<keyof FormValues, 'dates' | 'price'>) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = (name: Numbers, max: number) => ({
    ...bind(name),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max,
    step: 1,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.busy) return;
    // A new cohort has no version. If it was stored but the response was lost, and it was then changed elsewhere, saving it again
    // is a conflict. After the owner has seen the conflict, she saves over the newer version.
    const knownVersion = version ?? saving.newer?.version;
    const { price, seats, minimum, holdHours, ...rest } = values;
    setSentDates(values.dates);
    const cohort = {
      ...rest,
      seats: toNumber(seats),
      minimum: toNumber(minimum),
      holdHours: toNumber(holdHours),
      price: { ...price, amount: price.mode === 'shown' ? price.amount : null },
      ...(knownVersion === undefined ? {} : { version: knownVersion }),
    };
    if (!(await saving.runAndSay(() => saveCohort(id, cohort, locale), words.saved))) return;
    draft.discard();
    await onSaved();
  };
  const label = version === undefined ? words.create : words.save;
  return (
    <form ref={saving.form} noValidate aria-label={words.addTitle} onSubmit={(event) => void submit(event)}>
      <Held while={saving.busy}>
        <AdminPart id="cohort-program" title={words.program}>
          <Fields>
            <Field label={words.program} error={errors.programId}>
              <Select {...bind('programId')}>
                {programs.map((program) => (
                  <option key={program.id} value={program.id}>
                    {program.title}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.language} error={errors.language}>
              <Select {...bind('language')}>
                <Options of={locales} text={(each) => names[each]} />
              </Select>
            </Field>
            <Field label={words.note} optional={words.optional} hint={words.noteHint} error={errors.note}>
              <Input dir="auto" {...bind('note')} />
            </Field>
            <Field
              label={words.visibility}
              hint={words.visibilityHints[values.visibility]}
              error={errors.visibility}
            >
              <Select {...bind('visibility')}>
                <Options of={visibilities} text={(each) => visibilityNames[each]} />
              </Select>
            </Field>
          </Fields>
        </AdminPart>
        <AdminPart id="cohort-dates" title={words.dates}>
          <DateFields
            dates={values.dates}
            sent={sentDates}
            errors={errors}
            onChange={(dates) => change({ dates })}
          />
        </AdminPart>
        <AdminPart id="cohort-place" title={words.where}>
          <Fields>
            <Field label={words.place} optional={words.optional} hint={words.placeHint} error={errors.place}>
              <Input dir="auto" {...bind('place')} />
            </Field>
            <Field label={words.link} optional={words.optional} hint={words.linkHint} error={errors.link}>
              <Input dir="ltr" inputMode="url" placeholder="https://" {...bind('link')} />
            </Field>
          </Fields>
        </AdminPart>
        <AdminPart id="cohort-seats" title={words.seatsTitle}>
          <Fields>
            <Field label={words.seats} error={errors.seats}>
              <Input {...number('seats', cohortLimits.seats)} />
            </Field>
            <Field label={words.minimum} hint={words.minimumHint} error={errors.minimum}>
              <Input {...number('minimum', cohortLimits.seats)} />
            </Field>
            <Field label={words.lastDay} hint={words.lastDayHint} error={errors.lastDay}>
              <Input type="date" {...bind('lastDay')} />
            </Field>
            <Field label={words.holdHours} hint={words.holdHoursHint} error={errors.holdHours}>
              <Input {...number('holdHours', cohortLimits.holdHours)} />
            </Field>
          </Fields>
        </AdminPart>
        <AdminPart id="cohort-price" title={words.price}>
          <PriceFields
            price={values.price}
            error={errors['price.amount']}
            onChange={(price) => change({ price })}
          />
        </AdminPart>
      </Held>
      {saving.newer ? (
        <Notice tone="danger" className={styles.conflict}>
          {words.conflict}
        </Notice>
      ) : null}
      <Actions>
        <Button type="submit" busy={saving.busy}>
          {saving.busy ? words.saving : label}
        </Button>
        <DiscardDraft draft={draft} />
        {onCancel ? (
          <Button kind="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </Actions>
    </form>
  );
}
