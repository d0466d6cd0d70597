import { type ReactNode, useRef } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { RecordRows } from '#/owner/records/record-rows';
import type { ReservationSummary } from '../../admin-contract';
import { reservationRecords } from '../../record';

export interface ReservationListProps {
  items: readonly ReservationSummary[];
  end: ReactNode;
}

interface ReservationPartProps extends ReservationListProps {
  id: string;
  title: string;
  /** What can be done with one; `onDone` moves the focus to the list, as the row is gone then. */
  act: (item: ReservationSummary, onDone: () => void) => ReactNode;
}

/** A part of the overview: appointments with something to be done for each. Nothing where there are none. */
export function ReservationPart({ id, title, items, end, act }: ReservationPartProps) {
  const list = useRef<HTMLDivElement>(null);
  const column = {
    label: title,
    width: '15rem',
    cell: (item: ReservationSummary) => act(item, () => list.current?.focus()),
  };
  return (
    <div ref={list} tabIndex={-1}>
      {items.length > 0 ? (
        <AdminPart id={id} title={title} end={end}>
          <RecordRows kind={reservationRecords} items={items} label={title} end={column} />
        </AdminPart>
      ) : null}
    </div>
  );
}
