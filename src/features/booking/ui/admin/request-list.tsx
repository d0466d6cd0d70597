import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { RecordRows } from '#/owner/records/record-rows';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { inlineActionClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy';
import { reservationRecords } from '../../record';
import { ApproveButton } from './approve-button';

/** The appointments that wait for the owner to confirm or decline them. */
export function RequestList({ items, end }: { items: readonly ReservationSummary[]; end: ReactNode }) {
  const { requests } = useWords(adminBookingWords);
  const list = useRef<HTMLDivElement>(null);
  const answerColumn = {
    label: requests.title,
    width: '15rem',
    cell: (item: ReservationSummary) => <Answer item={item} onApproved={() => list.current?.focus()} />,
  };
  return (
    <div ref={list} tabIndex={-1}>
      {items.length > 0 ? (
        <AdminPart id="requests" title={requests.title} end={end}>
          <RecordRows kind={reservationRecords} items={items} label={requests.title} end={answerColumn} />
        </AdminPart>
      ) : null}
    </div>
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
