import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import type { KitLabels } from './kit-labels.ts';
import './kit.css';

interface UndoLineProps {
  labels: KitLabels;
  /** What happened: '“…” silindi'. */
  text: string;
  onUndo: () => Promise<unknown>;
}

/** In the place of what was deleted: its name, and the way to have it back. It takes the focus that the button lost. */
export function UndoLine({ labels: { deleted }, text, onUndo }: UndoLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => line.current?.focus(), []);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <div className="undo-line">
      <p ref={line} tabIndex={-1}>
        {text}
      </p>
      <Button kind="quiet" busy={busy} onClick={undo}>
        {busy ? deleted.undoing : deleted.undo}
      </Button>
    </div>
  );
}
