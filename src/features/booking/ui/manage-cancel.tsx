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
  const { manage: words, session: said } = useWords(bookingWords);
  const copy = words.cancel;
  const session = manage.managed?.session;
  const isLost = session?.comesBack === false;
  const { forfeit = null, returnHours = 0 } = session ?? {};
  const forfeits = { ...said.forfeits, late: said.forfeits.late(returnHours) };
  const confirm = isLost ? said.confirmLost : copy.confirm;
  const outcome = forfeit ? forfeits[forfeit] : said.comesBack;
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
          {session ? <p>{isLost ? <strong>{outcome}</strong> : outcome}</p> : null}
          <div className={styles.manageActions}>
            <Button kind="danger" busy={isBusy} onClick={() => void manage.cancel()}>
              {isBusy ? copy.busy : confirm}
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
