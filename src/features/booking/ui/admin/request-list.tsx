import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { inlineActionClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy';
import { reservationRecords } from '../../record';
import { ApproveButton } from './approve-button';
import { type ReservationListProps, ReservationPart } from './reservation-part';

/** The appointments that wait for the owner to confirm or decline them. */
export function RequestList(props: ReservationListProps) {
  const { title } = useWords(adminBookingWords).requests;
  return (
    <ReservationPart
      {...props}
      id="requests"
      title={title}
      act={(item, onDone) => <Answer item={item} onApproved={onDone} />}
    />
  );
}

function Answer({ item, onApproved }: { item: ReservationSummary; onApproved: () => void }) {
  const { requests } = useWords(adminBookingWords);
  const actions = useRecordActions(reservationRecords, item);
  return (
    <Actions>
      <ApproveButton actions={actions} name={item.name} onApproved={onApproved} />
      <Link to="/admin/reservations/$id" params={{ id: item.id }} className={inlineActionClass}>
        {requests.open}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Link>
    </Actions>
  );
}
