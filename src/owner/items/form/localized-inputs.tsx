import type { ReactNode } from 'react';
import { type FieldError, get, useWatch } from 'react-hook-form';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { Field, Input, Textarea } from '#/ui/field';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import styles from './localized-inputs.module.css';
import { useOpenForm } from './open-form';
import { useFormParts } from './parts';

interface LocalizedInputsProps {
  /** Where the form holds the texts by language, such as `questions.0.label`. */
  path: string;
  label: (language: string) => string;
  /** The name of the text, for the label of the button that translates it. */
  translates: string;
  lines?: number;
  /** A short input on the same line, before the texts. */
  before?: ReactNode;
}

/** The inputs of one text, one for each public language, side by side, with a button that translates the text. */
export function LocalizedInputs({ path, label, translates, lines = 1, before }: LocalizedInputsProps) {
  const { form } = useOpenForm();
  const { AutoTranslate } = useFormParts();
  const site = useSiteLanguages();
  const { languages } = useWords(kitWords);
  const texts = useWatch({ control: form.control, name: path });
  const errors: Partial<Record<Locale, FieldError>> | undefined = get(form.formState.errors, path);
  return (
    <div className={before ? `${styles.root} ${styles.withShort}` : styles.root}>
      {before}
      {mainFirst(site).map((locale) => {
        const attributes = {
          lang: locale,
          dir: textDirection(locale),
          autoComplete: 'off',
          ...form.register(`${path}.${locale}`),
        };
        return (
          <div key={locale} className={styles.text}>
            <Field label={label(languages.names[locale])} error={errors?.[locale]?.message}>
              {lines === 1 ? <Input {...attributes} /> : <Textarea rows={lines} {...attributes} />}
            </Field>
            {locale === site.main ? (
              <AutoTranslate
                {...texts}
                languages={mainFirst(site)}
                label={translates}
                onFilled={(filled) => {
                  for (const [code, text] of Object.entries(filled))
                    form.setValue(`${path}.${code}`, text, { shouldDirty: true });
                }}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
