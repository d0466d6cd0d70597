import { calendarDay } from '#/platform/i18n/dates';
import { toWallTime } from '#/platform/time/zone';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { Part } from '#/ui/layout';
import type { Balance } from '../contract';
import { balanceWords } from '../copy';
import styles from './balance.module.css';
import { EntryList } from './entry-list';

interface BalanceHistoryProps {
  balance: Balance;
  /** Describes an appointment in words; undefined if the id is unknown. */
  appointment: (id: string) => string | undefined;
}

export function BalanceHistory({ balance, appointment }: BalanceHistoryProps) {
  const { history, rule } = useWords(balanceWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { returnHours, entries } = balance;
  return (
    <div className={styles.after}>
      <Part id="rule" title={rule.title}>
        <p>{returnHours > 0 ? rule.within(returnHours) : rule.always}</p>
      </Part>
      <Part id="history" title={history.title} className="part-last">
        <EntryList
          entries={entries.toReversed().map(({ kind, sessions, left, at, reservationId }) => ({
            sessions,
            at,
            left: history.left(left),
            day: calendarDay(locale, toWallTime(new Date(at), timeZone).date),
            what: history.kinds[kind],
            detail: reservationId ? appointment(reservationId) : undefined,
          }))}
        />
      </Part>
    </div>
  );
}
