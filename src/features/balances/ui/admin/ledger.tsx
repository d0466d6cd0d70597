import { Link } from '@tanstack/react-router';
import { shortDateTime } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import type { BalanceTypes } from '../../admin-queries';
import { adminBalanceWords } from '../../copy';
import { EntryList } from '../entry-list';

/** The ledger of a sold package, with her notes and the appointments, latest first. */
export function Ledger({ entries }: Pick<BalanceTypes['detail'], 'entries'>) {
  const { ledger, entries: words } = useWords(adminBalanceWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <EntryList
      entries={entries.toReversed().map(({ kind, sessions, left, at, reservationId, note }) => ({
        sessions,
        at,
        left: ledger.left(left),
        day: shortDateTime(locale, timeZone, new Date(at)),
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
