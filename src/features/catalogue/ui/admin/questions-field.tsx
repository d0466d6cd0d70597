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

/** The texts of the questions, in one line. Those that have no text yet are left out. */
export const questionsText = (questions: unknown, locale: Locale): string =>
  (questions as OwnersQuestion[])
    .map(({ label }) => titleIn(label, locale).text)
    .filter(Boolean)
    .join(' · ');

export function QuestionsField() {
  const { form, words } = useOpenForm<Asking>();
  const { question: questionWords } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const questions = useWatch({ control: form.control, name: 'questions' });
  return (
    <RowsField
      name="questions"
      words={questionWords}
      title={words.fields.questions ?? ''}
      summary={questionsText(questions, locale)}
      hint={questionWords.hint}
      most={mostQuestions}
      newRow={newQuestion}
      firstField="kind"
    >
      {(index) => <Question index={index} />}
    </RowsField>
  );
}

function Question({ index }: { index: number }) {
  const { form } = useOpenForm<Asking>();
  const { question: questionWords } = useWords(adminCatalogueWords);
  const kind = useWatch({ control: form.control, name: `questions.${index}.kind` });
  return (
    <>
      <div className={styles.facts}>
        <Field label={questionWords.kind}>
          <Select {...form.register(`questions.${index}.kind`)}>
            <Options of={questionKinds} text={(each) => questionWords.kinds[each]} />
          </Select>
        </Field>
        <Check {...form.register(`questions.${index}.required`)}>{questionWords.required}</Check>
      </div>
      <LocalizedInputs
        path={`questions.${index}.label`}
        label={questionWords.label}
        translates={`${questionWords.labelOf}, ${questionWords.one(index + 1)}`}
      />
      {kind === 'choice' ? (
        <>
          <LocalizedInputs
            path={`questions.${index}.options`}
            label={questionWords.options}
            translates={`${questionWords.optionsOf}, ${questionWords.one(index + 1)}`}
            lines={3}
          />
          <p className="field-hint">{questionWords.optionsHint}</p>
        </>
      ) : null}
    </>
  );
}
