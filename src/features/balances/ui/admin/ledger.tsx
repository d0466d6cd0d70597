import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { BalanceTypes } from '../../admin-queries';
import { adminBalanceWords } from '../../copy';
import { EntryList } from '../entry-list';

export function Ledger({ entries }: Pick<BalanceTypes['detail'], 'entries'>) {
  const { ledger, entries: words } = useWords(adminBalanceWords);
  const moment = useShortDateTime();
  return (
    <EntryList
      entries={entries.toReversed().map(({ kind, sessions, left, at, reservationId, note }) => ({
        sessions,
        at,
        left: ledger.left(left),
        day: moment(at),
        what: words[kind],
        detail: reservationId ? (
          <Link to="/admin/reservations/$id" params={{ id: reservationId }}>
            {ledger.appointment}
          </Link>
        ) : (
          note
        ),
      }))}
    />
  );
}
