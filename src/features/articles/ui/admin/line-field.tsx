import type { Control } from 'react-hook-form';
import { FormText } from '#/owner/items/form/form-text';
import type { Locale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { adminArticlesWords } from '../../copy/admin';
import type { ArticleValues } from './article-values';

interface LineFieldProps {
  name: 'title' | 'excerpt';
  control: Control<ArticleValues, unknown, ArticleValues>;
  language: Locale;
  hint: string | undefined;
  onTyped: () => void;
}

/** Title or excerpt in one language. */
export function LineField({ name, control, language, hint, onTyped }: LineFieldProps) {
  const { fields } = useWords(adminArticlesWords);
  return (
    <FormText
      control={control}
      name={`${name}.${language}`}
      language={language}
      label={fields[name]}
      single={name === 'title'}
      required={name === 'title' && language === 'tr'}
      hint={name === 'excerpt' && language === 'tr' ? fields.excerptHint : hint}
      onTyped={onTyped}
    />
  );
}
