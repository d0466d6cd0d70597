import { Button } from '#/ui/button';
import { ConfirmQuestion } from '#/ui/confirm-question';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useAsking } from '#/ui/use-asking';
import { cohortWords } from '../copy';
import { useAnswering } from './use-answering';

/** Leaves the course, after a confirmation in place. */
export function LeavePart({ onLeave }: { onLeave: () => Promise<void> }) {
  const { leave: words } = useWords(cohortWords).own;
  const { busy, answer } = useAnswering(onLeave, words.done);
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  return (
    <Part id="leave" title={words.title} note={words.note} className="part-last">
      {asking ? (
        <ConfirmQuestion
          ref={question}
          title={words.confirmTitle}
          words={words}
          busy={busy}
          onConfirm={() => void answer()}
          onKeep={() => setAsking(false)}
        >
          <p>{words.confirmText}</p>
        </ConfirmQuestion>
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
    </Part>
  );
}
