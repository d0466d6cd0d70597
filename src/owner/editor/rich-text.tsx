import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '#/ui/button.tsx';
import { Notice, Skeleton } from '#/ui/feedback.tsx';
import { useWords } from '#/ui/language/language';
import { editorWords } from './copy';
import styles from './rich-text-editor.module.css';
import type { RichTextProps } from './rich-text-props.ts';

const loadEditor = () => lazy(() => import('./rich-text-editor.tsx'));

const subscribe = () => () => undefined;
/** False on the server and during hydration: the editor exists in browsers only. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** A rich text editor, loaded when it is first shown. */
export function RichText(props: RichTextProps) {
  const words = useWords(editorWords);
  const alive = useHydrated();
  const [Editor, setEditor] = useState(loadEditor);
  const waiting = <Skeleton label={words.loading} className={styles.coming} />;
  if (!alive) return waiting;
  const failed = (retry: () => void) => (
    <Notice
      tone="danger"
      title={words.failed}
      actions={
        <Button
          kind="secondary"
          dense
          onClick={() => {
            setEditor(loadEditor);
            retry();
          }}
        >
          {words.retry}
        </Button>
      }
    />
  );
  return (
    <LoadErrorBoundary failed={failed}>
      <Suspense fallback={waiting}>
        <Editor {...props} />
      </Suspense>
    </LoadErrorBoundary>
  );
}

interface LoadErrorBoundaryProps {
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** If the editor fails to load, the rest of the form stays, with what was typed. */
class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken
      ? this.props.failed(() => this.setState({ broken: false }))
      : this.props.children;
  }
}
