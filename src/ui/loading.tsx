import type { ReactNode } from 'react';

/** In place of a page that is loading: a spinner and a text that screen readers announce. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="loading">
      <span className="loading-ring" aria-hidden="true" />
      {children}
    </p>
  );
}
