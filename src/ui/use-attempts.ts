import { useState } from 'react';
import { useNotice } from './notices.tsx';

/** Runs attempts at something that may fail, and says which one is running. Each closes the notice of an earlier failure. */
export function useAttempts<Name>() {
  const notify = useNotice();
  const [running, setRunning] = useState<Name>();
  const attempt = async <Result>(name: Name, work: () => Promise<Result>): Promise<Result> => {
    setRunning(name);
    notify();
    try {
      return await work();
    } finally {
      setRunning(undefined);
    }
  };
  return { running, attempt };
}
