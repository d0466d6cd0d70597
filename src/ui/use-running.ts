import { useNotice } from './notices.tsx';
import { useAttempts } from './use-attempts.ts';

interface Said {
  done?: string;
  failed: Failure | ((error: unknown) => Failure);
}

interface Failure {
  title: string;
  text?: string | undefined;
}

/** Runs the work of a button. Shows a notice of a failure, and one of success if `done` is given. */
export function useRunning() {
  const notify = useNotice();
  const { running = false, attempt } = useAttempts<true>();
  /** Resolves to whether the work succeeded. */
  const run = (work: () => Promise<void>, { done, failed }: Said): Promise<boolean> =>
    attempt(true, async () => {
      try {
        await work();
        if (done) notify({ title: done });
        return true;
      } catch (error) {
        notify({ tone: 'danger', ...(typeof failed === 'function' ? failed(error) : failed) });
        return false;
      }
    });
  return { busy: running, run };
}
