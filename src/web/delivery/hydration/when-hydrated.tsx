import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Calls `then` once all below is hydrated. React takes the page over boundary by boundary. What stands above them all
 * changes for all of them at once, so that it hasn't changed before the last of them is taken over.
 */
export function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) then();
  }, [hydrated, then]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
