import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';

/** Changes the opening or the samples, one change at a time, and shows a notice of the outcome: `done` after a success, `missing` after a 404. */
export function useOpeningChange(done?: string, missing?: string) {
  const { opening } = useWords(adminOpeningWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey: ownersOpeningQuery().queryKey });
      if (done) notify({ title: done });
      return true;
    } catch (error) {
      const { status, problem } = refusalOf(error) ?? {};
      if (status === 404 && missing) notify({ tone: 'danger', title: missing });
      else notify({ tone: 'danger', title: opening.failed, text: problem?.detail ?? opening.failedText });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
