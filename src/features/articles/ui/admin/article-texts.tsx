import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { useCopy } from '#/platform/i18n/copy';
import { directionOf, type Locale } from '#/platform/i18n/locale';
import { FormText } from '#/ui/admin/form-text';
import { RichText } from '#/ui/editor/rich-text';
import type { UploadPicture } from '#/ui/editor/rich-text-props';
import { VisuallyHidden } from '#/ui/layout';
import type { ArticleValues } from './article-values';

interface BodyFieldProps {
  control: Control<ArticleValues, unknown, ArticleValues>;
  language: Locale;
  uploadPicture: UploadPicture;
  onTyped: () => void;
}

/** The body in one language. */
export function BodyField({ control, language, uploadPicture, onTyped }: BodyFieldProps) {
  const words = useCopy('adminArticles');
  const labels = useCopy('editor');
  const { names } = useCopy('kit').languages;
  const errorId = useId();
  const label = `${words.fields.content}, ${names[language]}`;
  return (
    <Controller
      control={control}
      name={`content.${language}`}
      render={({ field, fieldState: { error } }) => (
        <div className="field">
          <span className="field-label" aria-hidden="true">
            {words.fields.content}
          </span>
          <RichText
            value={field.value}
            onChange={(html) => {
              field.onChange(html);
              onTyped();
            }}
            lang={language}
            dir={directionOf(language)}
            label={label}
            labels={labels}
            uploadPicture={uploadPicture}
            invalid={error !== undefined}
            describedBy={error ? errorId : undefined}
          />
          {error ? (
            <p className="field-error" id={errorId}>
              <VisuallyHidden>{label}: </VisuallyHidden>
              <span>{error.message}</span>
            </p>
          ) : null}
        </div>
      )}
    />
  );
}

type LineProps = Omit<BodyFieldProps, 'uploadPicture'>;

/** Title or excerpt in one language. */
export function LineField({ name, control, language, onTyped }: LineProps & { name: 'title' | 'excerpt' }) {
  const { fields } = useCopy('adminArticles');
  return (
    <FormText
      control={control}
      name={`${name}.${language}`}
      language={language}
      label={fields[name]}
      single={name === 'title'}
      required={name === 'title' && language === 'tr'}
      hint={name === 'excerpt' && language === 'tr' ? fields.excerptHint : undefined}
      onTyped={onTyped}
    />
  );
}
