import { useWatch } from 'react-hook-form';
import { LocalizedInputs } from '#/owner/items/form/localized-inputs';
import { useOpenForm } from '#/owner/items/form/open-form';
import { RowsField } from '#/owner/items/form/rows-field';
import { titleIn } from '#/owner/items/item';
import { Check } from '#/owner/kit/check';
import type { Locale } from '#/platform/i18n/locale';
import { Field, Options, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
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

/** What visitors are asked before they book. */
export function QuestionsField() {
  const { form, words } = useOpenForm<Asking>();
  const { question: said } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const questions = useWatch({ control: form.control, name: 'questions' });
  return (
    <RowsField
      name="questions"
      words={said}
      title={words.fields.questions ?? ''}
      summary={questionsText(questions, locale)}
      hint={said.hint}
      most={mostQuestions}
      newRow={newQuestion}
      firstField="kind"
    >
      {(index) => <Question index={index} />}
    </RowsField>
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
            <Options of={questionKinds} text={(each) => said.kinds[each]} />
          </Select>
        </Field>
        <Check {...form.register(`questions.${index}.required`)}>{said.required}</Check>
      </div>
      <LocalizedInputs
        path={`questions.${index}.label`}
        label={said.label}
        translates={`${said.labelOf}, ${said.one(index + 1)}`}
      />
      {kind === 'choice' ? (
        <>
          <LocalizedInputs
            path={`questions.${index}.options`}
            label={said.options}
            translates={`${said.optionsOf}, ${said.one(index + 1)}`}
            lines={3}
          />
          <p className="field-hint">{said.optionsHint}</p>
        </>
      ) : null}
    </>
  );
}
