import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { Field, Input, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { addRedirect, redirectsKey, saveRedirect } from '../../admin-client';
import type { ListedRedirect } from '../../admin-contract';
import { adminRedirectsWords } from '../../copy';

interface RedirectFormProps {
  redirect?: ListedRedirect;
  onDone: (stored?: ListedRedirect) => void;
}

const address = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;

export function RedirectForm({ redirect, onDone }: RedirectFormProps) {
  const words = useWords(adminRedirectsWords);
  const { save } = useWords(kitWords);
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving<ListedRedirect>({ queryKey: redirectsKey, missing: words.missing });
  const [from, setFrom] = useState(redirect?.from ?? '');
  const [isGone, setGone] = useState(redirect?.to === null);
  const [to, setTo] = useState(redirect?.to ?? '');

  const submit = async () => {
    const request = { from, to: isGone ? null : to, language: locale };
    const stored = await saving.run(() =>
      redirect ? saveRedirect(redirect.id, request) : addRedirect(request),
    );
    if (!stored) return;
    notify({ title: redirect ? words.saved : words.added });
    onDone(stored.response);
  };

  return (
    <RowForm
      label={redirect ? words.edit : words.add}
      submit={redirect ? save : words.submit}
      saving={saving}
      onSubmit={submit}
      onCancel={() => onDone()}
    >
      <Field label={words.from} hint={words.fromHint} error={saving.errors.from} className="full">
        <Input name="from" {...address} value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label={words.kind} hint={isGone ? words.goneHint : undefined}>
        <Select
          name="kind"
          value={isGone ? 'gone' : 'leads'}
          onChange={(event) => setGone(event.target.value === 'gone')}
        >
          <option value="leads">{words.leads}</option>
          <option value="gone">{words.gone}</option>
        </Select>
      </Field>
      {isGone ? null : (
        <Field label={words.to} hint={words.toHint} error={saving.errors.to}>
          <Input name="to" {...address} value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
      )}
    </RowForm>
  );
}
