import { useState } from 'react';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { LongTextField } from '#/owner/kit/long-text-field';
import { useSaving } from '#/owner/kit/use-saving';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { cancelCohort } from '../../admin-client';
import { ownersLimits } from '../../admin-contract';
import { adminCohortWords } from '../../copy';

export function CancelStep({ id, version }: { id: string; version: number }) {
  const { cancel: words, form } = useWords(adminCohortWords).cohorts;
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving({ queryKey: ['inbox'] });
  const [note, setNote] = useState('');
  const confirm = async () => {
    const done = await saving.run(() => cancelCohort(id, { note, version }, locale));
    if (done) notify({ title: words.done, text: words.doneText });
    return done !== undefined;
  };
  return (
    <ConfirmStep words={words} busy={saving.busy} onConfirm={confirm}>
      <LongTextField
        label={words.note}
        optional={form.optional}
        dir="auto"
        rows={3}
        max={ownersLimits.cancellation}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmStep>
  );
}
