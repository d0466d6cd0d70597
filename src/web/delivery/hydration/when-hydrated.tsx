import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Calls `then` once everything below is hydrated. React hydrates one Suspense boundary at a time; a change of context above
 * them is finished only when the last of them is.
 */
export function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) then();
  }, [hydrated, then]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
