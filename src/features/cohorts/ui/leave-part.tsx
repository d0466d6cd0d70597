import { useId, useState } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { useAsking } from '#/ui/use-asking';
import { cohortWords } from '../copy';
import styles from './cohorts.module.css';

/** Leaves the course, after a confirmation in place. */
export function LeavePart({ onLeave }: { onLeave: () => Promise<void> }) {
  const { own } = useWords(cohortWords);
  const words = own.leave;
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  const titleId = useId();
  const leave = async () => {
    setBusy(true);
    try {
      await onLeave();
      notify({ title: words.done });
    } catch {
      notify({ tone: 'danger', ...own.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part id="leave" title={words.title} note={words.note} className="part-last">
      {asking ? (
        <fieldset ref={question} tabIndex={-1} aria-labelledby={titleId} className="confirm-step">
          <p id={titleId} className="text-h4">
            {words.confirmTitle}
          </p>
          <p>{words.confirmText}</p>
          <div className={styles.buttons}>
            <Button kind="danger" busy={busy} onClick={() => void leave()}>
              {busy ? words.busy : words.confirm}
            </Button>
            <Button kind="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
    </Part>
  );
}
