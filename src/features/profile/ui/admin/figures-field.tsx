import { useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { useFormParts } from '#/owner/items/form/parts';
import { titleIn } from '#/owner/items/item';
import { Actions } from '#/owner/kit/actions';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { FigureRow } from '../../contract';
import { adminProfileWords } from '../../copy';
import { mostFigures, newFigure, type OwnersFigure, type OwnersProfile } from '../../item';
import styles from './figures-field.module.css';

/** A row of figures as text. */
export const figuresText = (figures: unknown, locale: Locale): string =>
  (figures as OwnersFigure[])
    .map(({ value, label }) => `${value} ${titleIn(label, locale).text}`.trim())
    .join(' · ');

/** A row of figures: each a number with its label in the public languages; rows can be added, removed and moved. */
export function FiguresField({ row }: { row: FigureRow }) {
  const { form, words } = useOpenForm<Pick<OwnersProfile, FigureRow>>();
  const { figure: said } = useWords(adminProfileWords);
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: row });
  const [status, setStatus] = useState('');
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  const watched = useWatch({ control: form.control, name: row });
  const hasErrors = form.formState.errors[row] !== undefined;
  const id = useId();
  const title = words.fields[row] ?? row;
  const isFull = fields.length >= mostFigures[row];
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setStatus(said.moved(to + 1, fields.length));
    requestAnimationFrame(() => form.setFocus(`${row}.${to}.value`));
  };
  return (
    // A row with an error stays open.
    <details
      className={styles.root}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="field-label">{title}</span>
        <span className="field-hint">{figuresText(watched, locale) || said.none}</span>
      </summary>
      {row === 'figures' ? <p className="field-hint">{said.hint}</p> : null}
      <fieldset className={styles.rows} aria-label={title}>
        {fields.map((each, index) => (
          <fieldset key={each.id} className={styles.figure}>
            <legend>{said.one(index + 1)}</legend>
            <Texts row={row} index={index} />
            <Actions>
              <Button kind="quiet" disabled={index === 0} onClick={() => moveTo(index, index - 1)}>
                {said.up}
                <VisuallyHidden>: {said.one(index + 1)}</VisuallyHidden>
              </Button>
              <Button
                kind="quiet"
                disabled={index === fields.length - 1}
                onClick={() => moveTo(index, index + 1)}
              >
                {said.down}
                <VisuallyHidden>: {said.one(index + 1)}</VisuallyHidden>
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  remove(index);
                  requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus());
                }}
              >
                {said.remove}
                <VisuallyHidden>: {said.one(index + 1)}</VisuallyHidden>
              </Button>
            </Actions>
          </fieldset>
        ))}
        <Button
          id={`${id}-add`}
          kind="secondary"
          dense
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (isFull) setStatus(said.full(mostFigures[row]));
            else append(newFigure(), { focusName: `${row}.${fields.length}.value` });
          }}
        >
          {said.add}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        <p className="field-hint" role="status">
          {isFull ? said.full(mostFigures[row]) : status}
        </p>
      </fieldset>
    </details>
  );
}

/** One figure's number, and its label in each public language. */
function Texts({ row, index }: { row: FigureRow; index: number }) {
  const { form } = useOpenForm<Pick<OwnersProfile, FigureRow>>();
  const { AutoTranslate } = useFormParts();
  const site = useSiteLanguages();
  const { figure: said } = useWords(adminProfileWords);
  const { languages } = useWords(kitWords);
  const label = useWatch({ control: form.control, name: `${row}.${index}.label` });
  const errors = form.formState.errors[row]?.[index];
  return (
    <div className={styles.texts}>
      <Field label={said.value} error={errors?.value?.message}>
        <Input dir="ltr" autoComplete="off" maxLength={12} {...form.register(`${row}.${index}.value`)} />
      </Field>
      {mainFirst(site).map((locale) => (
        <div key={locale} className={styles.label}>
          <Field label={said.label(languages.names[locale])} error={errors?.label?.[locale]?.message}>
            <Input
              lang={locale}
              dir={textDirection(locale)}
              autoComplete="off"
              {...form.register(`${row}.${index}.label.${locale}`)}
            />
          </Field>
          {locale === site.main ? (
            <AutoTranslate
              {...label}
              languages={mainFirst(site)}
              label={`${said.labelOf}, ${said.one(index + 1)}`}
              onFilled={(texts) => {
                for (const [code, text] of Object.entries(texts))
                  form.setValue(`${row}.${index}.label.${code as Locale}`, text, { shouldDirty: true });
              }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}
