import { Component, type ReactNode, Suspense } from 'react';
import { useWords } from '#/ui/language/language';
import { RetryNotice } from '#/ui/list-state';
import { kitWords } from './copy';

interface LazyPartProps {
  waiting: ReactNode;
  /** A component made with React's `lazy`. */
  children: ReactNode;
}

/**
 * A part of the page that is loaded when it is first shown. If loading fails, the rest of the page stays, with what was typed,
 * and the owner is offered a reload: React's `lazy` doesn't try again.
 */
export function LazyPart({ waiting, children }: LazyPartProps) {
  const { notLoaded } = useWords(kitWords);
  return (
    <LoadErrorBoundary failed={<RetryNotice words={notLoaded} onRetry={() => location.reload()} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </LoadErrorBoundary>
  );
}

class LoadErrorBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? this.props.failed : this.props.children;
  }
}
