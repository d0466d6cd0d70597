import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { errorResponseOf } from '#/platform/http-client/api';
import { useFormDraft, useStoredForm, useTranslatedErrors } from '#/ui/form';
import { useLocale } from '#/ui/language/language';
import { type Sending, useSending } from '#/ui/use-sending';

interface SettingsForm<Values extends FieldValues, Stored> extends Pick<Sending<Values>, 'failure'> {
  /** The name under which the draft is stored. */
  name: string;
  /** The stored settings, as `queryKey` has them. */
  stored: Stored;
  queryKey: QueryKey;
  /** What the form shows of stored settings. */
  toForm: (stored: Stored) => { version: number; values: Values };
  fields: readonly FieldPath<NoInfer<Values>>[];
  /** Fields that the browser never stores: the draft leaves them out. */
  secrets?: readonly FieldPath<NoInfer<Values>>[];
  resolver?: Resolver<Values>;
  /** Saves the form over the version that it shows; resolves to what is then stored. */
  send: (typed: NoInfer<Values> & { version: number }) => Promise<Stored>;
  onSaved: (typed: NoInfer<Values>) => void;
}

/**
 * A form of settings that are stored as a whole, and that stays open after a save. Unsaved input, except for the secrets, survives
 * a reload of the page.
 */
export function useSettingsForm<Values extends FieldValues, Stored>({
  name,
  stored,
  queryKey,
  toForm,
  fields,
  secrets = [],
  resolver,
  failure,
  send,
  onSaved,
}: SettingsForm<Values, Stored>) {
  const queryClient = useQueryClient();
  const shown = toForm(stored);
  const form = useForm<Values>({ defaultValues: shown.values as DefaultValues<Values>, resolver });
  useTranslatedErrors(useLocale(), form);
  const values = form.watch();
  useFormDraft<Values>({
    name,
    form,
    values: { ...values, ...Object.fromEntries(secrets.map((secret) => [secret, undefined])) },
    fields: fields.filter((field) => !secrets.includes(field)),
    preset: shown.values as DefaultValues<Values>,
  });
  const storing = useStoredForm(form, shown);
  const { sendWith, ...sending } = useSending({ form, fields, failure, errorResponseOf });
  const save = sendWith(async (typed) => {
    await storing(async () => {
      const saved = await send({ ...typed, version: shown.version });
      queryClient.setQueryData(queryKey, saved);
      return toForm(saved);
    });
    onSaved(typed);
  });
  return { form, values, save, sendWith, ...sending };
}
