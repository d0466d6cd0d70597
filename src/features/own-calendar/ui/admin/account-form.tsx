import { RowForm } from '#/owner/kit/row-form';
import { technicalText } from '#/owner/kit/technical-text';
import { useSaving } from '#/owner/kit/use-saving';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { connectAccount, ownCalendarKey } from '../../admin-client';
import type { AccountRequest } from '../../admin-contract';
import type { CalendarAccount, OwnCalendar } from '../../admin-queries';
import { adminOwnCalendarWords } from '../../copy';

interface AccountFormProps {
  /** The account whose password is changed; undefined to connect one. */
  account?: CalendarAccount;
  onDone: () => void;
}

/** The site asks the calendar server at once whether it accepts the password. */
export function AccountForm({ account, onDone }: AccountFormProps) {
  const { account: words } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving<OwnCalendar>({ queryKey: ownCalendarKey });
  const submit = async (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form)) as AccountRequest;
    if (!(await saving.run(() => connectAccount(locale, typed)))) return;
    notify({ title: words.connected, ...(account ? {} : { text: words.connectedText }) });
    onDone();
  };
  return (
    <RowForm
      label={account ? words.newPassword : words.connect}
      submit={words.submit}
      saving={saving}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Field label={words.address} hint={words.addressHint} error={saving.errors.address} className="full">
        <Input
          name="address"
          type="text"
          inputMode="url"
          {...technicalText}
          defaultValue={account?.address}
        />
      </Field>
      <Field label={words.username} error={saving.errors.username}>
        <Input name="username" {...technicalText} defaultValue={account?.username} />
      </Field>
      <Field label={words.password} hint={words.passwordHint} error={saving.errors.password}>
        <Input name="password" type="password" dir="ltr" autoComplete="off" />
      </Field>
    </RowForm>
  );
}
