import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import type { LanguageCode } from '#/owner/kit/kit-labels.ts';
import { TextField } from './text-field.tsx';

interface FormTextProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  /** `title.tr` */
  name: FieldPath<Values>;
  language: LanguageCode;
  label: string;
  hint?: string | undefined;
  single?: boolean;
  required?: boolean;
  /** Somebody typed: the text is no longer a machine's. */
  onTyped: () => void;
}

/** A text of a form in one of its languages. */
export function FormText<Values extends FieldValues>({
  control,
  name,
  onTyped,
  ...rest
}: FormTextProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...rest}
          value={field.value ?? ''}
          onChange={(value) => {
            field.onChange(value);
            onTyped();
          }}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
