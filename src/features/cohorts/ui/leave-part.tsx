import { Button } from '#/ui/button';
import { ConfirmQuestion } from '#/ui/confirm-question';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useAsking } from '#/ui/use-asking';
import { useRunning } from '#/ui/use-running';
import { cohortWords } from '../copy';

interface LeavePartProps {
  /** Whether the person leaves the waiting list rather than a seat. */
  waits: boolean;
  onLeave: () => Promise<void>;
}

export function LeavePart({ waits, onLeave }: LeavePartProps) {
  const { leave, failed } = useWords(cohortWords).own;
  const words = waits ? leave.waiting : leave.seat;
  const { busy, run } = useRunning();
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  return (
    <Part id="leave" title={leave.title} note={words.note} className="part-last">
      {asking ? (
        <ConfirmQuestion
          ref={question}
          title={words.confirmTitle}
          words={words}
          busy={busy}
          onConfirm={() => void run(onLeave, { done: words.done, failed })}
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
