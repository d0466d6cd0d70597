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
    // Every room may show samples, so all cached data becomes stale and is fetched again when its room is next shown.
    // The preview of the site is in view.
    if (isDone) await queries.invalidateQueries({ refetchType: 'none' });
    if (isDone) void queries.invalidateQueries({ queryKey: outsideKey });
    if (isDone && done) notify({ title: done });
    return isDone;
  };
  return { busy: saving.busy, run };
}
