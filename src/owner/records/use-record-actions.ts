import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#/platform/http-client/api';

interface Said {
  title: string;
  text?: string | undefined;
  tone?: 'neutral' | 'danger';
}

interface RecordSettings {
  /** Of the record; lists and counts share its first part, and are asked again after a change. */
  queryKey: QueryKey;
  show: (message: Said) => void;
  failed: Said;
}

/**
 * What can be done with one record: one action at a time. Each answers the record as it is afterwards; a refusal
 * brings along what is stored now, which takes the place of what was shown.
 */
export function useRecordActions<Stored extends object>({ queryKey, show, failed }: RecordSettings) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const keep = (record: Stored) => {
    queryClient.setQueryData(queryKey, record);
    const own = JSON.stringify(queryKey);
    void queryClient.invalidateQueries({
      predicate: (query) => query.queryKey[0] === queryKey[0] && JSON.stringify(query.queryKey) !== own,
    });
  };
  const refused = (error: unknown) => {
    const answer = error instanceof ApiError ? error : undefined;
    const { current, detail } = answer?.problem ?? {};
    if (current) keep(current as Stored);
    const isTold = detail !== undefined && (answer?.status === 409 || answer?.status === 422);
    show({ ...(isTold ? { title: detail } : failed), tone: 'danger' });
  };
  /** Whether it was done; `done` is said then, and without it nothing. */
  const run = async (name: string, act: () => Promise<Stored>, done?: Said): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    try {
      keep(await act());
      if (done) show(done);
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
