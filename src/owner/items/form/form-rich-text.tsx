import { useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import type { EditorLabels } from '#/owner/editor/labels.ts';
import { RichText } from '#/owner/editor/rich-text.tsx';
import type { RichTextProps } from '#/owner/editor/rich-text-props.ts';
import { type KitLabels, type LanguageCode, writingDirection } from '#/owner/kit/kit-labels.ts';

interface FormRichTextProps<Values extends FieldValues>
  extends Pick<RichTextProps, 'compact' | 'uploadPicture' | 'takePicture'> {
  control: Control<Values, unknown, Values>;
  /** `content.tr` */
  name: FieldPath<Values>;
  language: LanguageCode;
  label: string;
  labels: KitLabels;
  editor: EditorLabels;
  hint?: string | undefined;
  /** Somebody typed: the text is no longer a machine's. */
  onTyped: () => void;
}

/** A longer text of a form, with headings, lists and links, in one of its languages. */
export function FormRichText<Values extends FieldValues>({
  control,
  name,
  language,
  label,
  labels,
  editor,
  hint,
  onTyped,
  ...rest
}: FormRichTextProps<Values>) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className="field">
          <span className="field-label" aria-hidden="true">
            {label}
          </span>
          <RichText
            {...rest}
            value={field.value ?? ''}
            onChange={(html) => {
              field.onChange(html);
              onTyped();
            }}
            lang={language}
            dir={writingDirection(language)}
            label={`${label}, ${labels.languages.names[language]}`}
            labels={editor}
            invalid={Boolean(error)}
            {...(error || hint ? { describedBy: `${id}-${error ? 'error' : 'hint'}` } : {})}
          />
          {error ? (
            <p className="field-error" id={`${id}-error`}>
              <span>{error.message}</span>
            </p>
          ) : null}
          {hint ? (
            <p className="field-hint" id={`${id}-hint`}>
              {hint}
            </p>
          ) : null}
        </div>
      )}
    />
  );
}
