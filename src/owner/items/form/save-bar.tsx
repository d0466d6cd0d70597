import { type KeyboardEvent, type RefObject, useId } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { stickyBarClass } from '#/owner/kit/sticky-bar';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useAsking } from '#/ui/use-asking';
import styles from './save-bar.module.css';
import { useMoment } from './use-moment';

export interface SaveBarProps {
  saving: boolean;
  /** By default, the words for saving and cancelling. */
  labels?: { save: string; cancel: string } | undefined;
  note?: string;
  /** When the draft was stored on this device, in milliseconds since 1970, if there is one. */
  storedAt: number | undefined;
  /** Whether there are changes. If so, cancelling first asks the owner whether to discard them. */
  hasChanges?: () => boolean;
  /** Left out by a settings form, which always stays open: there is nothing to cancel. */
  onCancel?: () => void;
}

/** The sticky footer of a form: when its draft was stored, and the buttons to save and cancel. */
export function SaveBar({
  saving,
  labels,
  note,
  storedAt,
  hasChanges = () => false,
  onCancel,
}: SaveBarProps) {
  const words = useWords(kitWords);
  const moment = useMoment();
  const { asking, setAsking, question, opener } = useAsking<HTMLButtonElement>();
  if (asking && onCancel)
    return (
      <ConfirmDiscard keep={question} saving={saving} onConfirm={onCancel} onKeep={() => setAsking(false)} />
    );
  return (
    <div className={`${stickyBarClass} ${styles.root}`}>
      <p className="text-meta" role="status">
        {note}
        {note && storedAt !== undefined ? <br /> : null}
        {storedAt === undefined ? null : words.stored.at(moment(storedAt))}
      </p>
      {onCancel ? (
        <Button
          ref={opener}
          kind="secondary"
          dense
          busy={saving}
          onClick={() => (hasChanges() ? setAsking(true) : onCancel())}
        >
          {labels?.cancel ?? words.cancel}
        </Button>
      ) : null}
      <Button type="submit" dense busy={saving}>
        {saving ? words.saving : (labels?.save ?? words.save)}
      </Button>
    </div>
  );
}

interface ConfirmDiscardProps {
  /** The button that keeps the changes. */
  keep: RefObject<HTMLButtonElement | null>;
  saving: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks in place of the bar whether to discard changes. The focus is on the button that keeps them. */
function ConfirmDiscard({ keep, saving, onConfirm, onKeep }: ConfirmDiscardProps) {
  const { throwAway } = useWords(kitWords);
  const question = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onKeep();
  };
  return (
    <fieldset
      className={`${stickyBarClass} ${styles.root} ${styles.question}`}
      aria-labelledby={question}
      onKeyDown={onKeyDown}
    >
      <p id={question}>{throwAway.title}</p>
      <Button kind="danger" dense busy={saving} onClick={onConfirm}>
        {throwAway.confirm}
      </Button>
      <Button ref={keep} kind="secondary" dense onClick={onKeep}>
        {throwAway.keep}
      </Button>
    </fieldset>
  );
}
