import type { RecordActions } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationTypes } from '../../admin-queries';
import { adminBookingWords } from '../../copy';

interface ApproveButtonProps {
  actions: RecordActions<ReservationTypes['detail']>;
  /** Whose request it is, where there are several buttons. */
  name?: string;
  onApproved?: () => void;
}

/** Confirms a request. */
export function ApproveButton({ actions, name, onApproved }: ApproveButtonProps) {
  const { actions: copy, done } = useWords(adminBookingWords);
  const isBusy = actions.busy === 'approve';
  const approve = async () => {
    // Where there are several, no record with its mails stands below.
    const text = name ? done.sending : done.told;
    const action = { name: 'approve', path: 'approve', done: { title: done.approved, text } };
    if (await actions.run(action)) onApproved?.();
  };
  return (
    <Button dense busy={isBusy} onClick={() => void approve()}>
      {isBusy ? copy.approving : copy.approve}
      {name ? <VisuallyHidden>: {name}</VisuallyHidden> : null}
    </Button>
  );
}
