import type { KitLabels } from '#/owner/kit/kit-labels';
import { useNotice } from '#/ui/notices';

/** Says why a form could not be saved; `gone` where somebody has deleted what it is about. */
export function useSaveFailed({ failed, conflict }: Pick<KitLabels, 'failed' | 'conflict'>) {
  const notify = useNotice();
  return (detail: string | undefined, gone: boolean) =>
    notify({ tone: 'danger', title: failed.save, text: gone ? conflict.gone : (detail ?? failed.text) });
}
