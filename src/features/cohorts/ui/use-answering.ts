import { useState } from 'react';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { cohortWords } from '../copy';

/** Sends what the person decided, and says how it went. */
export function useAnswering(send: () => Promise<void>, done: string) {
  const { failed } = useWords(cohortWords).own;
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    try {
      await send();
      notify({ title: done });
    } catch {
      notify({ tone: 'danger', ...failed });
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer };
}
