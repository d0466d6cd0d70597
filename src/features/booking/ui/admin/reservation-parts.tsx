import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { RecordRows } from '#/owner/records/record-rows';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { Button, inlineActionClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationTypes } from '../../admin-queries';
import { adminBookingWords } from '../../copy';
import { reservationRecords } from '../../record';
import { ApproveButton } from './approve-button';

interface ReservationListProps {
  items: readonly ReservationTypes['summary'][];
  end: ReactNode;
}

export const RequestList = (props: ReservationListProps) => (
  <ReservationPart
    {...props}
    id="requests"
    title={useWords(adminBookingWords).requests.title}
    Buttons={RequestButtons}
  />
);

export const OutcomeList = (props: ReservationListProps) => (
  <ReservationPart
    {...props}
    id="withoutOutcome"
    title={useWords(adminBookingWords).outcome.title}
    Buttons={OutcomeButtons}
  />
);

interface ButtonsProps {
  item: ReservationTypes['summary'];
  /** To be called once the appointment's row is gone: the focus then moves to the list. */
  onDone: () => void;
}

interface ReservationPartProps extends ReservationListProps {
  id: string;
  title: string;
  Buttons: ComponentType<ButtonsProps>;
}

/** The outer element is rendered even without items, because it takes the focus when the last row is gone. */
function ReservationPart({ id, title, items, end, Buttons }: ReservationPartProps) {
  const list = useRef<HTMLDivElement>(null);
  const column = {
    label: title,
    width: '15rem',
    cell: (item: ReservationTypes['summary']) => <Buttons item={item} onDone={() => list.current?.focus()} />,
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

function RequestButtons({ item, onDone }: ButtonsProps) {
  const { requests } = useWords(adminBookingWords);
  const actions = useRecordActions(reservationRecords, item);
  return (
    <Actions>
      <ApproveButton actions={actions} name={item.name} onApproved={onDone} />
      <Link to="/admin/reservations/$id" params={{ id: item.id }} className={inlineActionClass}>
        {requests.open}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Link>
    </Actions>
  );
}

function OutcomeButtons({ item, onDone }: ButtonsProps) {
  const { outcome } = useWords(adminBookingWords);
  const { busy, setStatus } = useRecordActions(reservationRecords, item);
  const setOutcome = async (status: 'completed' | 'no_show') => {
    if (await setStatus(status)) onDone();
  };
  return (
    <Actions>
      {(['completed', 'no_show'] as const).map((status) => (
        <Button
          key={status}
          kind="secondary"
          dense
          busy={busy === status}
          onClick={() => void setOutcome(status)}
        >
          {busy === status ? outcome.saving : outcome[status]}
          <VisuallyHidden>: {item.name}</VisuallyHidden>
        </Button>
      ))}
    </Actions>
  );
}
