import { useId } from 'react';
import { RichText } from '#/owner/editor/rich-text';
import type { RichTextProps } from '#/owner/editor/rich-text-props';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { FieldError } from '#/ui/field';
import { useWords } from '#/ui/language/language';

interface HtmlFieldProps
  extends Pick<RichTextProps, 'value' | 'onChange' | 'compact' | 'uploadPicture' | 'importPicture'> {
  label: string;
  language: Locale;
  error?: string | undefined;
  hint?: string | undefined;
}

export function HtmlField({ label, language, error, hint, ...rest }: HtmlFieldProps) {
  const { languages } = useWords(kitWords);
  const id = useId();
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <RichText
        {...rest}
        lang={language}
        dir={textDirection(language)}
        label={`${label}, ${languages.names[language]}`}
        invalid={Boolean(error)}
        {...(error || hint ? { describedBy: `${id}-${error ? 'error' : 'hint'}` } : {})}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
