import { type ReactNode, useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { RecordRows } from '#/owner/records/record-rows';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy';
import { reservationRecords } from '../../record';

/** Past appointments without an outcome: asks for each whether it took place. */
export function OutcomeList({ items, end }: { items: readonly ReservationSummary[]; end: ReactNode }) {
  const { outcome } = useWords(adminBookingWords);
  const list = useRef<HTMLDivElement>(null);
  const outcomeColumn = {
    label: outcome.title,
    width: '15rem',
    cell: (item: ReservationSummary) => (
      <OutcomeButtons item={item} onOutcomeSet={() => list.current?.focus()} />
    ),
  };
  return (
    <div ref={list} tabIndex={-1}>
      {items.length > 0 ? (
        <AdminPart id="withoutOutcome" title={outcome.title} end={end}>
          <RecordRows kind={reservationRecords} items={items} label={outcome.title} end={outcomeColumn} />
        </AdminPart>
      ) : null}
    </div>
  );
}

function OutcomeButtons({ item, onOutcomeSet }: { item: ReservationSummary; onOutcomeSet: () => void }) {
  const { outcome } = useWords(adminBookingWords);
  const { busy, setStatus } = useRecordActions(reservationRecords, item);
  const setOutcome = async (status: 'completed' | 'no_show') => {
    if (await setStatus(status)) onOutcomeSet();
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
