import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { kitWords } from '#/owner/kit/copy';
import type { Locale } from '#/platform/i18n/locale';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { inAllLanguages, isLocalized } from '../item';
import { HtmlField } from './html-field';
import styles from './language-panes.module.css';
import { useHint, useOpenForm } from './open-form';
import { useFormParts } from './parts';
import { TextField } from './text-field';

interface PaneFieldProps {
  name: string;
  language: Locale;
  languages: readonly Locale[];
}

/** A text of the form in one language. The text in the main language has the button that translates it. */
export function PaneField({ name, language, languages: shown }: PaneFieldProps) {
  const { noun, words, form, isUnread, typed } = useOpenForm();
  const { languages } = useWords(kitWords);
  const pictures = useWaitedPictures();
  const { field, fieldState } = useController({ control: form.control, name: `${name}.${language}` });
  const { kind, compact, required } = noun.fields[name] ?? {};
  const { main } = useSiteLanguages();
  const isSource = language === main;
  const hint = useHint(`${name}.${language}`, isSource ? words.hints?.[name] : undefined);
  const shared = {
    label: words.fields[name] ?? name,
    language,
    value: field.value ?? '',
    onChange: (text: string) => {
      field.onChange(text);
      typed(name, language);
    },
    error: fieldState.error?.message,
    hint: isUnread(name, language) ? languages.unread : hint,
  };
  return (
    <div className={styles.field} data-field={name}>
      {kind === 'html' ? (
        <HtmlField {...shared} {...(compact ? { compact } : pictures)} />
      ) : (
        <TextField
          {...shared}
          onBlur={field.onBlur}
          single={kind === 'line'}
          required={required === true && isSource}
        />
      )}
      {isSource ? <TranslateText name={name} languages={shown} /> : null}
    </div>
  );
}

/** Uploading and importing pictures; the form waits for both before it saves. */
function useWaitedPictures() {
  const { waitFor } = useOpenForm();
  const { uploadPicture, importPicture } = useFormParts();
  const [uploads] = useState(() => {
    const waited = <Picture,>(work: Promise<Picture>): Promise<Picture> => {
      waitFor(
        work.then(
          () => true,
          () => false,
        ),
      );
      return work;
    };
    return {
      uploadPicture: (file: File) => waited(uploadPicture(file)),
      importPicture: (url: string) => waited(importPicture(url)),
    };
  });
  return uploads;
}

function TranslateText({ name, languages }: Pick<PaneFieldProps, 'name' | 'languages'>) {
  const { words, form, translated } = useOpenForm();
  const { AutoTranslate } = useFormParts();
  const texts = useWatch({ control: form.control, name });
  return (
    <AutoTranslate
      {...inAllLanguages(texts)}
      languages={languages}
      label={words.fields[name] ?? name}
      onFilled={(filled) => translated(name, filled)}
    />
  );
}

export function TranslateTexts({ languages }: Pick<PaneFieldProps, 'languages'>) {
  const { noun, words, form, translated } = useOpenForm();
  const { TranslateAll } = useFormParts();
  const names = Object.entries(noun.fields).flatMap(([name, field]) => (isLocalized(field) ? [name] : []));
  const values: unknown[] = useWatch({ control: form.control, name: names });
  const texts = names.map((name, index) => ({
    ...inAllLanguages(values[index] as Parameters<typeof inAllLanguages>[0]),
    name,
    label: words.fields[name] ?? name,
  }));
  return <TranslateAll languages={languages} fields={texts} onFilled={translated} />;
}
