import { useWatch } from 'react-hook-form';
import { LocalizedInputs } from '#/owner/items/form/localized-inputs';
import { useOpenForm } from '#/owner/items/form/open-form';
import { RowsField } from '#/owner/items/form/rows-field';
import { titleIn } from '#/owner/items/item';
import type { Locale } from '#/platform/i18n/locale';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import type { FigureRow } from '../../contract';
import { adminProfileWords, profileWords } from '../../copy';
import { mostFigures, newFigure, type OwnersFigure, type OwnersProfile } from '../../item';
import { readFigure, splitFigure } from '../../rules';

/** A number such as "25+" keeps its sign on the right side in Arabic. */
const leftToRight = (value: string): string => value && `\u2066${value}\u2069`;

/** A number as the site shows it in a language: '48h' is '48sa' in Turkish, '%95' is '95%' in English. */
function asShown(entered: string, locale: Locale): string {
  const written = readFigure(entered);
  const hourMark = profileWords.loaded(locale)?.hourMark ?? 'h';
  const { value, mark = '' } = splitFigure(
    (typeof written === 'string' ? written : written?.[locale]) ?? entered,
    hourMark,
  );
  return value + mark;
}

/** A row of figures as text. The label comes first, because after a number an Arabic label would need a form for each number. */
export const figuresText = (figures: unknown, locale: Locale): string =>
  (figures as OwnersFigure[])
    .map(({ value, label }) =>
      [titleIn(label, locale).text, value && leftToRight(asShown(value, locale))].filter(Boolean).join(': '),
    )
    .filter(Boolean)
    .join(' · ');

export function FiguresField({ row }: { row: FigureRow }) {
  const { form, words } = useOpenForm<Pick<OwnersProfile, FigureRow>>();
  const { figure: figureWords } = useWords(adminProfileWords);
  const locale = useLocale();
  const figures = useWatch({ control: form.control, name: row });
  return (
    <RowsField
      name={row}
      words={figureWords}
      title={words.fields[row] ?? row}
      summary={figuresText(figures, locale)}
      hint={row === 'figures' ? figureWords.hint : undefined}
      most={mostFigures(row)}
      newRow={newFigure}
      firstField="value"
    >
      {(index) => (
        <LocalizedInputs
          path={`${row}.${index}.label`}
          label={figureWords.label}
          translates={`${figureWords.labelOf}, ${figureWords.one(index + 1)}`}
          before={
            <Field label={figureWords.value} error={form.formState.errors[row]?.[index]?.value?.message}>
              <Input dir="ltr" autoComplete="off" {...form.register(`${row}.${index}.value`)} />
            </Field>
          }
        />
      )}
    </RowsField>
  );
}
