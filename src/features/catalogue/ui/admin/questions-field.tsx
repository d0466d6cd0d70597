import { useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { useFormParts } from '#/owner/items/form/parts';
import { titleIn } from '#/owner/items/item';
import { Actions } from '#/owner/kit/actions';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { Button } from '#/ui/button';
import { Field, Input, Select, Textarea } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { mostQuestions, questionKinds } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import { newQuestion, type OwnersQuestion } from '../../item';
import styles from './questions-field.module.css';

interface Asking {
  questions: OwnersQuestion[];
}

/** The questions as text. */
export const questionsText = (questions: unknown, locale: Locale): string =>
  (questions as OwnersQuestion[]).map(({ label }) => titleIn(label, locale).text).join(' · ');

/** What visitors are asked before they book: questions can be added, removed and moved. */
export function QuestionsField() {
  const { form, words } = useOpenForm<Asking>();
  const { question: said } = useWords(adminCatalogueWords);
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  });
  const [status, setStatus] = useState('');
  const [isOpen, setOpen] = useState(false);
  const watched = useWatch({ control: form.control, name: 'questions' });
  const hasErrors = form.formState.errors.questions !== undefined;
  const id = useId();
  const title = words.fields.questions ?? '';
  const locale = useLocale();
  const isFull = fields.length >= mostQuestions;
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setStatus(said.moved(to + 1, fields.length));
    requestAnimationFrame(() => form.setFocus(`questions.${to}.kind`));
  };
  return (
    // A question with an error stays open.
    <details
      className={styles.root}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="field-label">{title}</span>
        <span className="field-hint">{questionsText(watched, locale) || said.none}</span>
      </summary>
      <p className="field-hint">{said.hint}</p>
      <fieldset className={styles.rows} aria-label={title}>
        {fields.map((each, index) => (
          <fieldset key={each.key} className={styles.question}>
            <legend>{said.one(index + 1)}</legend>
            <Question index={index} />
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
            if (isFull) setStatus(said.full(mostQuestions));
            else append(newQuestion(), { focusName: `questions.${fields.length}.kind` });
          }}
        >
          {said.add}
        </Button>
        <p className="field-hint" role="status">
          {isFull ? said.full(mostQuestions) : status}
        </p>
      </fieldset>
    </details>
  );
}

/** One question: how it is answered, its text, and the options of a choice. */
function Question({ index }: { index: number }) {
  const { form } = useOpenForm<Asking>();
  const { question: said } = useWords(adminCatalogueWords);
  const kind = useWatch({ control: form.control, name: `questions.${index}.kind` });
  return (
    <>
      <div className={styles.facts}>
        <Field label={said.kind}>
          <Select {...form.register(`questions.${index}.kind`)}>
            {questionKinds.map((each) => (
              <option key={each} value={each}>
                {said.kinds[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Check {...form.register(`questions.${index}.required`)}>{said.required}</Check>
      </div>
      <Texts index={index} part="label" />
      {kind === 'choice' ? (
        <>
          <Texts index={index} part="options" />
          <p className="field-hint">{said.optionsHint}</p>
        </>
      ) : null}
    </>
  );
}

/** The question, or the options of a choice, in each public language. */
function Texts({ index, part }: { index: number; part: 'label' | 'options' }) {
  const { form } = useOpenForm<Asking>();
  const { AutoTranslate } = useFormParts();
  const site = useSiteLanguages();
  const { question: said } = useWords(adminCatalogueWords);
  const { languages } = useWords(kitWords);
  const texts = useWatch({ control: form.control, name: `questions.${index}.${part}` });
  const errors = form.formState.errors.questions?.[index]?.[part];
  return (
    <div className={styles.texts}>
      {mainFirst(site).map((locale) => {
        const attributes = {
          lang: locale,
          dir: textDirection(locale),
          autoComplete: 'off',
          ...form.register(`questions.${index}.${part}.${locale}`),
        };
        return (
          <div key={locale} className={styles.label}>
            <Field label={said[part](languages.names[locale])} error={errors?.[locale]?.message}>
              {part === 'label' ? <Input {...attributes} /> : <Textarea rows={3} {...attributes} />}
            </Field>
            {locale === site.main ? (
              <AutoTranslate
                {...texts}
                languages={mainFirst(site)}
                label={`${part === 'label' ? said.labelOf : said.optionsOf}, ${said.one(index + 1)}`}
                onFilled={(filled) => {
                  for (const [code, text] of Object.entries(filled))
                    form.setValue(`questions.${index}.${part}.${code as Locale}`, text, {
                      shouldDirty: true,
                    });
                }}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
