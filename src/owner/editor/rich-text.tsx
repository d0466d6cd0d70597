import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '#/ui/button.tsx';
import { Notice, Skeleton } from '#/ui/feedback.tsx';
import { useWords } from '#/ui/language/language';
import { editorWords } from './copy';
import styles from './rich-text-editor.module.css';
import type { RichTextProps } from './rich-text-props.ts';

const loadEditor = () => lazy(() => import('./rich-text-editor.tsx'));

const unsubscribed = () => () => undefined;
/** False on the server and while the page comes alive: the editor exists in browsers only. */
const useAlive = () =>
  useSyncExternalStore(
    unsubscribed,
    () => true,
    () => false,
  );

/** A text with headings, links and pictures, written as it will look. The editor itself is fetched when it is first shown. */
export function RichText(props: RichTextProps) {
  const words = useWords(editorWords);
  const alive = useAlive();
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
    <Fence failed={failed}>
      <Suspense fallback={waiting}>
        <Editor {...props} />
      </Suspense>
    </Fence>
  );
}

interface FenceProps {
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a failed fetch of the editor from taking the form with it, and what was typed there. */
class Fence extends Component<FenceProps, { broken: boolean }> {
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
