import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { KitLabels, MomentParts } from '#/owner/kit/kit-labels.ts';
import { Button } from '#/ui/button.tsx';
import '#/owner/kit/kit.css';

interface SaveBarProps {
  labels: KitLabels;
  saving: boolean;
  /** When the draft was kept on this device; nothing while there is none. */
  keptAt?: MomentParts | undefined;
  /** Whether cancelling would throw something away, and so has to ask first. */
  asks?: () => boolean;
  onCancel: () => void;
}

/** The foot of a form, always in sight: when its draft was kept, and the ways out. Save submits the form around it. */
export function SaveBar({ labels, saving, keptAt, asks = () => false, onCancel }: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (asking) return <ThrowAway labels={labels} onConfirm={onCancel} onKeep={() => setAsking(false)} />;
  return (
    <div className="save-bar">
      <p className="text-meta" role="status">
        {keptAt ? labels.kept.at(keptAt) : null}
      </p>
      <Button ref={opener} kind="secondary" dense onClick={() => (asks() ? setAsking(true) : onCancel())}>
        {labels.cancel}
      </Button>
      <Button type="submit" dense busy={saving}>
        {saving ? labels.saving : labels.save}
      </Button>
    </div>
  );
}

interface ThrowAwayProps {
  labels: KitLabels;
  onConfirm: () => void;
  onKeep: () => void;
}

/** In the place of the bar: whether what was typed may go. The focus is on the answer that changes nothing. */
function ThrowAway({ labels: { throwAway }, onConfirm, onKeep }: ThrowAwayProps) {
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onKeep();
  };
  return (
    <fieldset className="save-bar save-bar-question" aria-labelledby={question} onKeyDown={onKeyDown}>
      <p id={question}>{throwAway.title}</p>
      <Button kind="danger" dense onClick={onConfirm}>
        {throwAway.confirm}
      </Button>
      <Button ref={keep} kind="secondary" dense onClick={onKeep}>
        {throwAway.keep}
      </Button>
    </fieldset>
  );
}
