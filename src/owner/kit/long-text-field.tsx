import type { ComponentProps } from 'react';
import { issueMessage } from '#/platform/i18n/validation';
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
  const isTooLong = value.trim().length > max;
  const tooLong = isTooLong
    ? issueMessage(locale)({ code: 'too_big', maximum: max, input: value })
    : undefined;
  return (
    <Field label={label} optional={optional} hint={hint} error={tooLong ?? error}>
      <Textarea {...rest} value={value} />
    </Field>
  );
}
