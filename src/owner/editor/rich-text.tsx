import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { RetryNotice } from '#/ui/list-state';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { editorWords } from './copy';
import styles from './rich-text-editor.module.css';
import type { RichTextProps } from './rich-text-props';

const loadEditor = () =>
  lazy(() =>
    import('./rich-text-editor').catch((error) => {
      editor = loadEditor();
      throw error;
    }),
  );

/** One for all texts: where it has loaded, a further form shows it at once. A new one where loading failed. */
let editor = loadEditor();

/** A rich text editor, loaded when it is first shown. */
export function RichText(props: RichTextProps) {
  const words = useWords(editorWords);
  // The editor exists in browsers only.
  const isInBrowser = useMadeInBrowser();
  const [Editor, setEditor] = useState(() => editor);
  const waiting = <Skeleton label={words.loading} className={styles.coming} />;
  if (!isInBrowser) return waiting;
  const failed = (retry: () => void) => (
    <RetryNotice
      words={{ title: words.failed, retry: words.retry }}
      onRetry={() => {
        setEditor(() => editor);
        retry();
      }}
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
