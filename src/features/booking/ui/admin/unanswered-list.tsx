import { type ReactNode, useRef } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { RecordList } from '#/owner/records/record-list';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy/admin';
import { useReservationColumns, useReservationRows } from './reservation-list';
import { useReservation } from './use-reservation';

/** Appointments that are over, each with the question whether it took place; an answer takes it off the list. */
export function UnansweredList({ items, end }: { items: readonly ReservationSummary[]; end: ReactNode }) {
  const { outcome } = useWords(adminBookingWords);
  const list = useRef<HTMLDivElement>(null);
  const rows = useReservationRows(items).map((row, index) => {
    const item = items[index];
    const answers = item && <Answers key="answers" item={item} onAnswered={() => list.current?.focus()} />;
    return { ...row, cells: [...row.cells.slice(0, -1), answers] };
  });
  const columns = useReservationColumns().map((column, index, all) =>
    index === all.length - 1 ? { label: outcome.title, width: '15rem' } : column,
  );
  return (
    <div ref={list} tabIndex={-1} className="unanswered">
      {rows.length > 0 ? (
        <AdminPart id="unanswered" title={outcome.title} end={end}>
          <RecordList label={outcome.title} columns={columns} rows={rows} />
        </AdminPart>
      ) : null}
    </div>
  );
}

function Answers({ item, onAnswered }: { item: ReservationSummary; onAnswered: () => void }) {
  const { outcome } = useWords(adminBookingWords);
  const { busy, setStatus } = useReservation(item);
  const answer = async (status: 'completed' | 'no_show') => {
    if (await setStatus(status)) onAnswered();
  };
  return (
    <div className="unanswered-answers">
      {(['completed', 'no_show'] as const).map((status) => (
        <Button
          key={status}
          kind="secondary"
          dense
          busy={busy === status}
          onClick={() => void answer(status)}
        >
          {busy === status ? outcome.saving : outcome[status]}
          <VisuallyHidden>: {item.name}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
