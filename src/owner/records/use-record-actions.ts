import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 as createId } from 'uuid';
import { refusalOf } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language.tsx';
import { useNotice } from '#/ui/notices.tsx';
import { useAttempts } from '#/ui/use-attempts.ts';
import type { RecordMail } from './contract.ts';
import { recordWords } from './copy/index.ts';
import type { RecordAction, RecordActions, RecordKind, RecordTypes } from './record.ts';

/**
 * The actions on one record, of which only one runs at a time; another one waits for it. After an action, the page shows the
 * record that the server has returned, with a success or with a conflict.
 */
export function useRecordActions<Types extends RecordTypes>(
  kind: RecordKind<Types>,
  /** `sequence`: the version that is shown, for kinds that have one. The server refuses an action on an outdated version. */
  { id, sequence }: { id: string; sequence?: number },
): RecordActions<Types['detail']> {
  const copy = useWords(kind.words);
  const { failed, mails, erase } = useWords(recordWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { running, attempt } = useAttempts<string>();
  const [errors, setErrors] = useState<RecordActions<Types['detail']>['errors']>({});
  const { queryKey } = kind.client.one(id, locale);
  const show = (record: Types['detail']) => {
    queryClient.setQueryData<Types['detail'] | null>(queryKey, record);
    const ownKey = JSON.stringify(queryKey);
    // All other queries whose key begins with the same part, such as lists and counts, are fetched again.
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
  const perform = async ({ path, details = {}, done }: RecordAction): Promise<boolean> => {
    setErrors({});
    try {
      show(await kind.client.act(id, locale, path, { ...details, sequence }));
      if (done) notify(done);
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
  const last = useRef<{ name: string; result: Promise<boolean> }>(undefined);
  const start = async (action: RecordAction, before: Promise<unknown> | undefined) => {
    await before;
    return attempt(action.name, () => perform(action));
  };
  const run = (action: RecordAction): Promise<boolean> => {
    const { current: before } = last;
    // The same button was pressed twice, before it was shown as busy.
    if (before?.name === action.name) return before.result;
    const started = { name: action.name, result: start(action, before?.result) };
    last.current = started;
    void started.result.then(() => {
      if (last.current === started) last.current = undefined;
    });
    return started.result;
  };
  /** The new ids, by mail, of mails that were sent again without a known outcome: the response may have been lost. */
  const newIds = useRef(new Map<string, string>());
  const resend = async (mail: Pick<RecordMail, 'id' | 'state'>): Promise<boolean> => {
    const newId = newIds.current.get(mail.id) ?? createId();
    newIds.current.set(mail.id, newId);
    const isDone = await run({
      name: mail.id,
      path: `mails/${mail.id}/resend`,
      details: { newId, seen: mail.state },
      done: { title: mails.resent },
    });
    if (isDone) newIds.current.delete(mail.id);
    return isDone;
  };
  return {
    busy: running ?? null,
    errors,
    run,
    setStatus: (status) =>
      run({
        name: status,
        path: 'status',
        details: { status },
        done: { title: kind.done(copy, copy.statuses[status] ?? status) },
      }),
    resend,
    erase: () => run({ name: 'erase', path: 'erase', done: { title: erase.done } }),
  };
}
