import { useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import styles from './undo-line.module.css';

interface UndoLineProps {
  text: string;
  onUndo: () => Promise<unknown>;
}

/**
 * Says that something was deleted or discarded, with an undo button. It takes the focus, which the removed button had. When an
 * item of a list is restored, the focus goes to the button that opens the item (`data-opens`), if there is one.
 */
export function UndoLine({ text, onUndo }: UndoLineProps) {
  const { deleted } = useWords(kitWords);
  const line = useRef<HTMLParagraphElement>(null);
  const [busy, setBusy] = useState(false);
  const isUndone = useRef(false);
  useEffect(() => {
    const listItem = line.current?.closest('li');
    line.current?.focus();
    return () => {
      if (isUndone.current) listItem?.querySelector<HTMLElement>('[data-opens]')?.focus();
    };
  }, []);
  const undo = () => {
    setBusy(true);
    isUndone.current = true;
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
