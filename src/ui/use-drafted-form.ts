import { type DefaultValues, type FieldValues, type Resolver, useForm, useWatch } from 'react-hook-form';
import { type FormDraft, useFormDraft, useTranslatedErrors } from './form.ts';
import { useLocale } from './language/language.tsx';
import { type Sending, useSending } from './use-sending.ts';

interface DraftedForm<Values extends FieldValues, Extra>
  extends Pick<Sending<Values>, 'fields' | 'failure' | 'errorResponseOf'>,
    Pick<FormDraft<Values, Extra>, 'name' | 'filledFrom' | 'extra'> {
  resolver: Resolver<Values>;
  defaultValues?: DefaultValues<NoInfer<Values>>;
  /** Values that were chosen elsewhere, for example a program on another page. See `FormDraft`. */
  preset?: DefaultValues<NoInfer<Values>>;
}

/**
 * A form that visitors send. What was typed is stored for the tab, with the key of a request that has no response yet. The
 * messages of errors follow the page's language.
 */
export function useDraftedForm<Values extends FieldValues, Extra = undefined>({
  name,
  resolver,
  fields,
  defaultValues,
  preset = {} as DefaultValues<Values>,
  filledFrom,
  extra,
  failure,
  errorResponseOf,
}: DraftedForm<Values, Extra>) {
  const form = useForm<Values>({ resolver, defaultValues });
  const values = useWatch({ control: form.control }) as Partial<Values>;
  const draft = useFormDraft<Values, Extra>({ name, form, values, fields, preset, filledFrom, extra });
  useTranslatedErrors(useLocale(), form);
  return { form, values, draft, ...useSending({ form, fields, failure, errorResponseOf }) };
}
