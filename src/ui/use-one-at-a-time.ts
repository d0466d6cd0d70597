import { useRef } from 'react';

/**
 * Runs one piece of work at a time. Ignores any other that is started before it ends, even if React has not rendered the busy
 * state yet.
 */
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
