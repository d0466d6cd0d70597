import { useState } from 'react';
import { useNotice } from './notices.tsx';

interface Said {
  /** The title of the notice once it is done, if there is one. */
  done?: string;
  failed: { title: string; text?: string };
}

/** Runs what a button does, and says how it went. */
export function useRunning() {
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  /** Resolves to whether it was done. */
  const run = async (work: () => Promise<void>, { done, failed }: Said): Promise<boolean> => {
    setBusy(true);
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
