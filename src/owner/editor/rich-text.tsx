import { lazy } from 'react';
import { LazyPart } from '#/owner/kit/lazy-part';
import { Skeleton } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { editorWords } from './copy';
import styles from './rich-text-editor.module.css';
import type { RichTextProps } from './rich-text-props';

const Editor = lazy(() => import('./rich-text-editor'));

export function RichText(props: RichTextProps) {
  const words = useWords(editorWords);
  // The editor can't be rendered on the server.
  const isInBrowser = useMadeInBrowser();
  const waiting = <Skeleton label={words.loading} className={styles.coming} />;
  if (!isInBrowser) return waiting;
  return (
    <LazyPart waiting={waiting}>
      <Editor {...props} />
    </LazyPart>
  );
}
