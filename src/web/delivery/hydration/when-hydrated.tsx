import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Calls `then` once everything below is hydrated. React hydrates one Suspense boundary at a time. It finishes a change of a
 * context above them only when the last of them is hydrated, so this component makes such a change.
 */
export function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) then();
  }, [hydrated, then]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
