import { useSettingsForm } from '#/owner/kit/use-settings-form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersPrivacyQuery, savePrivacy } from '../../admin-client';
import type { OwnersPrivacy } from '../../admin-queries';
import { perKind, providers, type Retention, retentionKinds } from '../../contract';
import { adminPrivacyWords } from '../../copy';

const settings = [...retentionKinds, ...providers] as const;
/** All settings as the form's texts; empty for no months. */
type Values = Record<(typeof settings)[number], string>;

const toForm = ({ version, values }: OwnersPrivacy) => ({
  version,
  values: Object.fromEntries(settings.map((field) => [field, String(values[field] ?? '')])) as Values,
});

const toMonths = (text: string | undefined): number | null => (text ? Number(text) : null);

const chosenMonths = (values: Partial<Values>): Retention => perKind((kind) => toMonths(values[kind]));

/** The state of a form with some of the settings. The other settings are saved unchanged. */
export function usePrivacyForm(privacy: OwnersPrivacy, name: string, fields: readonly (keyof Values)[]) {
  const { save: words } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const notify = useNotice();
  const { form, values, sending, save } = useSettingsForm<Values, OwnersPrivacy>({
    name,
    stored: privacy,
    queryKey: ownersPrivacyQuery().queryKey,
    toForm,
    fields,
    failure: words.failed,
    send: ({ version, hosting, mailing, copies, ...months }) =>
      savePrivacy({ ...chosenMonths(months), hosting, mailing, copies, version }, locale),
    onSaved: () => notify({ title: words.saved, text: words.savedText }),
  });
  return { form, chosen: chosenMonths(values), saving: sending, save };
}
