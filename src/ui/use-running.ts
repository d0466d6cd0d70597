import { useState } from 'react';
import { useNotice } from './notices.tsx';

interface Said {
  /** The title of the notice after success; without it, no notice is shown. */
  done?: string;
  failed: { title: string; text?: string };
}

/** Runs the work of a button, and shows a notice if it fails, or if there is one for success. */
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
    } catch {
      notify({ tone: 'danger', ...failed });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
