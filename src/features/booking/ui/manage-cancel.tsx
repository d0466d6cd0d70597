import { useId } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useAsking } from '#/ui/use-asking';
import { bookingWords } from '../copy';
import styles from './booking.module.css';
import type { Manage } from './use-manage';

/** Cancels the appointment, after a confirmation in place. */
export function CancelPart({ manage }: { manage: Manage }) {
  const { cancel: copy } = useWords(bookingWords).manage;
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  const titleId = useId();
  const isBusy = manage.busy === 'cancel';
  return (
    <Part id="cancel" title={copy.title} note={copy.note}>
      {asking ? (
        <fieldset ref={question} tabIndex={-1} aria-labelledby={titleId} className="confirm-step">
          <p id={titleId} className="text-h4">
            {copy.confirmTitle}
          </p>
          <p>{copy.confirmText}</p>
          <div className={styles.manageActions}>
            <Button kind="danger" busy={isBusy} onClick={() => void manage.cancel()}>
              {isBusy ? copy.busy : copy.confirm}
            </Button>
            <Button kind="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
          {copy.open}
        </Button>
      )}
    </Part>
  );
}
