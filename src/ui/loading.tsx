import type { ReactNode } from 'react';

/** A page that is on its way: a turning ring and a sentence, for the eye and the ear. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="loading">
      <span className="loading-ring" aria-hidden="true" />
      {children}
    </p>
  );
}
