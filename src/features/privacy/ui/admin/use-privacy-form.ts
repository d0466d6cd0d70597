import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { answerOf } from '#/platform/http-client/api';
import { useFormDraft, useStoredForm } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useSending } from '#/ui/use-sending';
import { ownersPrivacyQuery, savePrivacy } from '../../admin-client';
import type { OwnersPrivacy } from '../../admin-queries';
import { perKind, providers, type Retention, retentionKinds } from '../../contract';
import { adminPrivacyWords } from '../../copy';

const settings = [...retentionKinds, ...providers] as const;
/** All settings as the form's texts; empty for no months. */
type Values = Record<(typeof settings)[number], string>;

const toValues = (stored: OwnersPrivacy['values']): Values =>
  Object.fromEntries(settings.map((field) => [field, String(stored[field] ?? '')])) as Values;

const toMonths = (text: string | undefined): number | null => (text ? Number(text) : null);

const chosenMonths = (values: Partial<Values>): Retention => perKind((kind) => toMonths(values[kind]));

/**
 * The state of a form with some of the settings. The other settings are saved unchanged. Unsaved input survives a reload of the
 * page.
 */
export function usePrivacyForm(
  { version, values: stored }: OwnersPrivacy,
  name: string,
  fields: readonly (keyof Values)[],
) {
  const { save: words } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const preset = toValues(stored);
  const form = useForm<Values>({ defaultValues: preset });
  const values = form.watch();
  useFormDraft({ name, form, values, fields, preset });
  const storing = useStoredForm(form, { version, values: preset });
  const { sending, sendWith } = useSending({ form, fields, failure: words.failed, answerOf });
  const save = sendWith(async (typed) => {
    await storing(async () => {
      const { hosting, mailing, copies } = typed;
      const saved = await savePrivacy({ ...chosenMonths(typed), hosting, mailing, copies, version }, locale);
      queryClient.setQueryData(ownersPrivacyQuery().queryKey, saved);
      return { version: saved.version, values: toValues(saved.values) };
    });
    notify({ title: words.saved, text: words.savedText });
  });
  return { form, chosen: chosenMonths(values), saving: sending, save };
}
