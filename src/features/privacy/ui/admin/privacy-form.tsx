import { useQuery } from '@tanstack/react-query';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { Fields } from '#/owner/kit/fields';
import { comma } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Field, Input, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { dueQuery } from '../../admin-client';
import type { OwnersPrivacy } from '../../admin-queries';
import { providers, retentionKinds } from '../../contract';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';
import { usePrivacyForm } from './use-privacy-form';

/** The months that the owner can choose. Another number that was stored through the API is offered as well. */
const choices = [1, 3, 6, 12, 24, 36, 60, 120];

interface PrivacyFormProps {
  privacy: OwnersPrivacy;
}

/** The form for retention times. Before the owner saves them, it says how many records they would erase. */
export function RetentionForm({ privacy }: PrivacyFormProps) {
  const { retention, save: saveWords } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const { form, chosen, saving, save } = usePrivacyForm(privacy, 'privacy-retention', retentionKinds);
  const { data: due } = useQuery(dueQuery(chosen));
  const dueTexts = retentionKinds.flatMap((kind) =>
    due?.[kind] ? [retention.dueKinds[kind](due[kind])] : [],
  );
  const warning = dueTexts.length > 0 ? retention.due(dueTexts.join(comma[locale])) : undefined;
  return (
    <form noValidate method="post" aria-label={retention.title} onSubmit={(event) => void save(event)}>
      <AdminPart id="privacy-retention" title={retention.title} note={retention.note}>
        <Fields>
          {retentionKinds.map((kind) => (
            <Field key={kind} label={retention.kinds[kind]}>
              <Select {...form.register(kind)}>
                <option value="">{retention.never}</option>
                {[...new Set([...choices, privacy.values[kind] ?? 1])]
                  .toSorted((a, b) => a - b)
                  .map((months) => (
                    <option key={months} value={months}>
                      {retention.months(months)}
                    </option>
                  ))}
              </Select>
            </Field>
          ))}
        </Fields>
        <div role="status" className={styles.due}>
          {warning ? <Notice tone="need">{warning}</Notice> : null}
        </div>
        <div className={styles.save}>
          {warning ? (
            <ConfirmStep
              words={{ ...saveWords, open: saveWords.button, title: saveWords.confirmTitle, text: warning }}
              busy={saving}
              onConfirm={async () => {
                await save();
                return true;
              }}
            />
          ) : (
            <SaveButton saving={saving} />
          )}
        </div>
      </AdminPart>
    </form>
  );
}

export function ProvidersForm({ privacy }: PrivacyFormProps) {
  const { providers: words } = useWords(adminPrivacyWords);
  const { form, saving, save } = usePrivacyForm(privacy, 'privacy-providers', providers);
  const hints = {
    hosting: words.hostingHint,
    mailing: words.mailingHint(privacy.mailHost),
    copies: words.copiesHint,
  };
  return (
    <form noValidate method="post" aria-label={words.title} onSubmit={(event) => void save(event)}>
      <AdminPart id="privacy-providers" title={words.title} note={words.note}>
        <Fields>
          {providers.map((name) => (
            <Field
              key={name}
              label={words[name]}
              hint={hints[name]}
              error={form.formState.errors[name]?.message}
            >
              <Input dir="auto" autoComplete="off" {...form.register(name)} />
            </Field>
          ))}
        </Fields>
        <div className={styles.save}>
          <SaveButton saving={saving} />
        </div>
      </AdminPart>
    </form>
  );
}

function SaveButton({ saving }: { saving: boolean }) {
  const { save: words } = useWords(adminPrivacyWords);
  return (
    <Button type="submit" dense busy={saving}>
      {saving ? words.busy : words.button}
    </Button>
  );
}
