import type { ComponentProps } from 'react';
import { lengthMessage } from '#/platform/i18n/validation';
import { Field, type FieldProps, Textarea } from '#/ui/field';
import { useLocale } from '#/ui/language/language';

interface LongTextFieldProps
  extends Omit<FieldProps, 'children' | 'className'>,
    Omit<ComponentProps<'textarea'>, 'value' | 'children' | 'className' | 'maxLength'> {
  /** The greatest number of characters; the server refuses more. */
  max: number;
  value: string;
}

/** A field for several lines. A longer text than allowed stays as it was pasted, and the field says how long it may be. */
export function LongTextField({ label, optional, hint, error, max, value, ...rest }: LongTextFieldProps) {
  const locale = useLocale();
  return (
    <Field label={label} optional={optional} hint={hint} error={lengthMessage(locale, value, max) ?? error}>
      <Textarea {...rest} value={value} />
    </Field>
  );
}
