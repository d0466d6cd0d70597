import { Button } from '#/ui/button';
import { ConfirmQuestion } from '#/ui/confirm-question';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useAsking } from '#/ui/use-asking';
import { bookingWords } from '../copy';
import type { Manage } from './use-manage';

export function CancelPart({ manage }: { manage: Manage }) {
  const { manage: words, session: sessionWords } = useWords(bookingWords);
  const copy = words.cancel;
  const session = manage.managed?.session;
  const isLost = session?.comesBack === false;
  const { forfeit = null, returnHours = 0 } = session ?? {};
  const forfeits = { ...sessionWords.forfeits, late: sessionWords.forfeits.late(returnHours) };
  const confirm = isLost ? sessionWords.confirmLost : copy.confirm;
  const outcome = forfeit ? forfeits[forfeit] : sessionWords.comesBack;
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  return (
    <Part id="cancel" title={copy.title} note={copy.note}>
      {asking ? (
        <ConfirmQuestion
          ref={question}
          title={copy.confirmTitle}
          words={{ ...copy, confirm }}
          busy={manage.busy === 'cancel'}
          onConfirm={() => void manage.cancel()}
          onKeep={() => setAsking(false)}
        >
          <p>{copy.confirmText}</p>
          {session ? <p>{isLost ? <strong>{outcome}</strong> : outcome}</p> : null}
        </ConfirmQuestion>
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
          {copy.open}
        </Button>
      )}
    </Part>
  );
}
