import { useQueryClient } from '@tanstack/react-query';
import { useSaving } from '#/owner/kit/use-saving';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';

/** Changes the opening or the samples. A notice tells the outcome: `done` after a success, `missing` after a 404. */
export function useOpeningChange(done?: string, missing?: string) {
  const { opening } = useWords(adminOpeningWords);
  const notify = useNotice();
  const queries = useQueryClient();
  const failed = { title: opening.failed, text: opening.failedText };
  const saving = useSaving({ queryKey: ownersOpeningQuery().queryKey, missing, failed });
  const run = async (change: () => Promise<void>): Promise<boolean> => {
    const isDone = !saving.busy && (await saving.run(change)) !== undefined;
    // Every room may show samples, so what was read before is read again once it is shown.
    if (isDone) await queries.invalidateQueries({ refetchType: 'none' });
    if (isDone && done) notify({ title: done });
    return isDone;
  };
  return { busy: saving.busy, run };
}
