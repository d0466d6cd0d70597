import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language.tsx';
import { useNotice } from '#/ui/notices.tsx';
import { recordWords } from './copy/index.ts';
import type { RecordAction, RecordActions, RecordKind, RecordTypes } from './record.ts';

/**
 * What can be done with one record: one action at a time. Each answers the record as it is afterwards; a refusal
 * brings along what is stored now, which takes the place of what was shown.
 */
export function useRecordActions<Types extends RecordTypes>(
  kind: RecordKind<Types>,
  /** `sequence`: the version that is shown; whoever acts on an older one is told of the newer. */
  { id, sequence }: { id: string; sequence?: number },
): RecordActions<Types['detail']> {
  const copy = useWords(kind.words);
  const { failed, mails, erase } = useWords(recordWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const { queryKey } = kind.client.one(id, locale);
  const keep = (record: Types['detail']) => {
    queryClient.setQueryData<Types['detail'] | null>(queryKey, record);
    const own = JSON.stringify(queryKey);
    // Lists and counts share the first part of the key, and are asked again.
    void queryClient.invalidateQueries({
      predicate: (query) => query.queryKey[0] === queryKey[0] && JSON.stringify(query.queryKey) !== own,
    });
  };
  const refused = (error: unknown) => {
    const answer = error instanceof ApiError ? error : undefined;
    const { current, detail } = answer?.problem ?? {};
    if (current) keep(current as Types['detail']);
    const isTold = detail !== undefined && (answer?.status === 409 || answer?.status === 422);
    notify({ ...(isTold ? { title: detail } : failed), tone: 'danger' });
  };
  const run = async ({ name, path, details = {}, done }: RecordAction): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    try {
      keep(await kind.client.act(id, locale, path, { ...details, sequence }));
      if (done) notify(done);
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
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
