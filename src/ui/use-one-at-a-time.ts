import { useRef } from 'react';

/** Runs one piece of work at a time and ignores any that is started meanwhile, even before React has rendered the busy state. */
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
