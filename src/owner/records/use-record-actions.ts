import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language.tsx';
import { useNotice } from '#/ui/notices.tsx';
import { recordWords } from './copy/index.ts';
import type { RecordAction, RecordActions, RecordKind, RecordTypes } from './record.ts';

/**
 * The actions on one record, of which only one runs at a time. After each one, the page shows the record as the server returned
 * it, even if the server refused the action.
 */
export function useRecordActions<Types extends RecordTypes>(
  kind: RecordKind<Types>,
  /** `sequence`: the version that is shown; an action on an outdated one is refused. */
  { id, sequence }: { id: string; sequence?: number },
): RecordActions<Types['detail']> {
  const copy = useWords(kind.words);
  const { failed, mails, erase } = useWords(recordWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [errors, setErrors] = useState<RecordActions<Types['detail']>['errors']>({});
  const { queryKey } = kind.client.one(id, locale);
  const show = (record: Types['detail']) => {
    queryClient.setQueryData<Types['detail'] | null>(queryKey, record);
    const ownKey = JSON.stringify(queryKey);
    // Lists and counts share the first part of the key, and are fetched again.
    void queryClient.invalidateQueries({
      predicate: (query) => query.queryKey[0] === queryKey[0] && JSON.stringify(query.queryKey) !== ownKey,
    });
  };
  const showError = (error: unknown) => {
    const { status, problem: { current, detail, errors: wrong = [] } = {} } = refusalOf(error) ?? {};
    setErrors(Object.fromEntries(wrong.map(({ path, message }) => [path, message])));
    if (current) show(current as Types['detail']);
    const hasReason = detail !== undefined && (status === 409 || status === 422);
    notify({ ...(hasReason ? { title: detail } : failed), tone: 'danger' });
  };
  const run = async ({ name, path, details = {}, done }: RecordAction): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setErrors({});
    notify();
    try {
      show(await kind.client.act(id, locale, path, { ...details, sequence }));
      if (done) notify(done);
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    errors,
    run,
    setStatus: (status) =>
      run({
        name: status,
        path: 'status',
        details: { status },
        done: { title: kind.done(copy, copy.statuses[status] ?? status) },
      }),
    resend: (mailId) => run({ name: mailId, path: `mails/${mailId}/resend`, done: { title: mails.resent } }),
    erase: () => run({ name: 'erase', path: 'erase', done: { title: erase.done } }),
  };
}
