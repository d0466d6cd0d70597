import { useState } from 'react';
import { useNotice } from './notices.tsx';

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
  const [busy, setBusy] = useState(false);
  /** Resolves to whether the work succeeded. */
  const run = async (work: () => Promise<void>, { done, failed }: Said): Promise<boolean> => {
    setBusy(true);
    notify();
    try {
      await work();
      if (done) notify({ title: done });
      return true;
    } catch (error) {
      notify({ tone: 'danger', ...(typeof failed === 'function' ? failed(error) : failed) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
