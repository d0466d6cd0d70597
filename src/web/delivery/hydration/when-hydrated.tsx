import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Calls `then` once everything below is hydrated. React hydrates one Suspense boundary after another. It finishes a change of a
 * context above all of them only when the last one is hydrated, so this component makes such a change.
 */
export function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) then();
  }, [hydrated, then]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
