import type { ChangeEvent, KeyboardEvent } from 'react';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { Field, Textarea } from '#/ui/field';
import styles from './item-form.module.css';

interface TextFieldProps {
  label: string;
  language: Locale;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** A single line that wraps, styled as a title; otherwise a text of several lines. */
  single?: boolean;
  required?: boolean;
}

export function TextField({
  label,
  language,
  value,
  onChange,
  onBlur,
  error,
  hint,
  single = false,
  required,
}: TextFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(single ? target.value.replace(/\s*[\r\n]+\s*/g, ' ') : target.value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (single && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <Field label={label} error={error} hint={hint}>
      <Textarea
        rows={single ? 1 : 4}
        className={single ? styles.line : styles.lines}
        lang={language}
        dir={textDirection(language)}
        value={value}
        onChange={change}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        aria-required={required || undefined}
      />
    </Field>
  );
}
