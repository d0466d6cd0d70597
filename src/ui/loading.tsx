import type { ReactNode } from 'react';
import { Wrap } from './layout';

export function Loading({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <p role="status" className="loading">
        <span className="loading-ring" aria-hidden="true" />
        {children}
      </p>
    </Wrap>
  );
}

/** `label` is also the document's title until the page sets its own. */
export function PageLoading({ label }: { label: string }) {
  return (
    <Wrap role="status">
      <title>{label}</title>
      <h1 className="loading">
        <span className="loading-ring" aria-hidden="true" />
        {label}
      </h1>
    </Wrap>
  );
}
