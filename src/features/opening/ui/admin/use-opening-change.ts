import { useQueryClient } from '@tanstack/react-query';
import { useSaving } from '#/owner/kit/use-saving';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { outsideKey, ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';

/** Runs a change of the opening or the samples, and shows a notice: `done` after a success, `missing` after a 404. */
export function useOpeningChange(done?: string, missing?: string) {
  const { opening } = useWords(adminOpeningWords);
  const notify = useNotice();
  const queries = useQueryClient();
  const failed = { title: opening.failed, text: opening.failedText };
  const saving = useSaving({ queryKey: ownersOpeningQuery().queryKey, missing, failed });
  const run = async (change: () => Promise<void>): Promise<boolean> => {
    const isDone = !saving.busy && (await saving.run(change)) !== undefined;
    if (!isDone) return false;
    // Every room may show samples, so all cached data becomes stale and is fetched again when its room is next shown.
    await queries.invalidateQueries({ refetchType: 'none' });
    // The preview of the site is on the same page, so it is fetched again at once.
    void queries.invalidateQueries({ queryKey: outsideKey });
    if (done) notify({ title: done });
    return true;
  };
  return { busy: saving.busy, run };
}
