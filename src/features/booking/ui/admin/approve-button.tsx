import type { RecordActions } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationTypes } from '../../admin-queries';
import { adminBookingWords } from '../../copy';

interface ApproveButtonProps {
  actions: RecordActions<ReservationTypes['detail']>;
  /** The person's name; only where a page has several of these buttons. */
  name?: string;
  onApproved?: () => void;
}

export function ApproveButton({ actions, name, onApproved }: ApproveButtonProps) {
  const { actions: copy, done } = useWords(adminBookingWords);
  const isBusy = actions.busy === 'approve';
  const approve = async () => {
    // A page with several buttons doesn't show the record's mails, so its notice must not point to them.
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
