import { useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import styles from './undo-line.module.css';

interface UndoLineProps {
  /** What happened: '“…” silindi'. */
  text: string;
  onUndo: () => Promise<unknown>;
}

/**
 * Shown in place of a deleted item, with an undo button. It takes the focus of the removed button, and gives it to the
 * restored item (`data-opens`).
 */
export function UndoLine({ text, onUndo }: UndoLineProps) {
  const { deleted } = useWords(kitWords);
  const line = useRef<HTMLParagraphElement>(null);
  const [busy, setBusy] = useState(false);
  const undone = useRef(false);
  useEffect(() => {
    const place = line.current?.closest('li');
    line.current?.focus();
    return () => {
      if (undone.current) place?.querySelector<HTMLElement>('[data-opens]')?.focus();
    };
  }, []);
  const undo = () => {
    setBusy(true);
    undone.current = true;
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <div className={styles.root}>
      <p ref={line} tabIndex={-1}>
        {text}
      </p>
      <Button kind="quiet" busy={busy} onClick={undo}>
        {busy ? deleted.undoing : deleted.undo}
      </Button>
    </div>
  );
}
