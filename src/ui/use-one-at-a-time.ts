import { useRef } from 'react';

/** Runs one piece of work at a time: what is started meanwhile is dropped, also before React has rendered that it is busy. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const running = useRef(false);
  return async (work) => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  };
}
