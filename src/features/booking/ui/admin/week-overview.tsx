import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { AdminHead } from '#/owner/kit/admin-head';
import { recordWords } from '#/owner/records/copy';
import { FilterBar, type FilterOption, FilterSelect, useFilterChange } from '#/owner/records/filter-bar';
import { calendarDays, clockTime, dateFormat, weekdayName } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { addDays, toInstant, weekdayNumber } from '#/platform/time/zone';
import { buttonClass } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { weekQuery } from '../../admin-client';
import type { SlotReason } from '../../admin-queries';
import { adminBookingWords } from '../../copy';
import { AnswersFold } from './answers-fold';
import { useHolidayName } from './holiday-fields';
import { ReservationViews } from './reservation-views';
import { type WeekDay, type WeekEntry, weekDays } from './week-days';
import styles from './week-overview.module.css';

export interface WeekSearch {
  /** A date in the week that is shown, `YYYY-MM-DD`; without one, the current week is shown. */
  date?: string | undefined;
  service?: string | undefined;
}

interface ReservationWeekProps {
  search: WeekSearch;
  services: readonly FilterOption[];
}

export function ReservationWeek({ search, services }: ReservationWeekProps) {
  const { title, week } = useWords(adminBookingWords);
  const { list } = useWords(recordWords);
  const locale = useLocale();
  const changeFilter = useFilterChange<WeekSearch>();
  const { data } = useSuspenseQuery(weekQuery(search.date, search.service, locale));
  const { from, timeZone, today } = data;
  const { days, rows } = weekDays(data);
  const weekText = calendarDays(locale, from, addDays(from, 6));
  const weekLink = (date: string | undefined, label: string) => (
    <Link
      to="/admin/reservations/week"
      search={{ ...search, date }}
      resetScroll={false}
      className={buttonClass({ kind: 'secondary', dense: true })}
    >
      {label}
    </Link>
  );
  return (
    <>
      <AdminHead title={title} actions={<ReservationViews />} />
      <div className={styles.bar}>
        <h3 className="text-h4" aria-live="polite">
          {weekText}
        </h3>
        <Actions as="nav" aria-label={week.turn}>
          {weekLink(addDays(from, -7), week.previous)}
          {weekLink(today, week.today)}
          {weekLink(addDays(from, 7), week.next)}
        </Actions>
        <FilterBar label={list.filters}>
          <FilterSelect
            label={week.measure}
            value={search.service ?? ''}
            options={[{ value: '', label: week.length(60) }, ...services]}
            onChoose={(service) => changeFilter({ service: service || undefined })}
          />
        </FilterBar>
      </div>
      <section
        className={styles.root}
        aria-label={week.caption(weekText)}
        style={{ '--rows': Math.max(1, rows) }}
      >
        {days.map((day) => (
          <Day key={day.date} day={day} timeZone={timeZone} today={today} />
        ))}
      </section>
    </>
  );
}

function Day({ day, timeZone, today }: { day: WeekDay; timeZone: string; today: string }) {
  const { week, availability } = useWords(adminBookingWords);
  const holidayName = useHolidayName();
  const locale = useLocale();
  const noon = toInstant(day.date, '12:00', timeZone);
  const date = dateFormat(locale, timeZone, { day: 'numeric', month: 'long' }).format(noon);
  const id = `day-${day.date}`;
  const isToday = day.date === today;
  const isOver = day.date < today;
  const entries = isOver ? day.entries.filter(({ kind }) => kind === 'appointment') : day.entries;
  return (
    <section className={styles.day} aria-labelledby={id} data-today={isToday || undefined}>
      <h4 id={id}>
        {weekdayName(locale, weekdayNumber(day.date))}
        {comma[locale]}
        <b>{date}</b>
        {isToday ? <span> ({week.todayMark})</span> : null}
        {day.holidays.map((holiday) => (
          <span key={holiday.id} className={styles.holiday}>
            <bdi>{holidayName(holiday)}</bdi>
            {holiday.from === '00:00' ? null : ` (${availability.holidays.from(holiday.from)})`}
          </span>
        ))}
      </h4>
      {entries.length === 0 ? (
        <p className="field-hint">{isOver ? week.over : week.closed}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.kind}${entry.time}`} style={{ '--row': entry.row + 1 }}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: WeekEntry }) {
  const { week, statuses } = useWords(adminBookingWords);
  const reasonText = useReasonText();
  if (entry.kind === 'appointment') {
    const { id, name, service, end, timeZone, status } = entry.appointment;
    return (
      <>
        <Link to="/admin/reservations/$id" params={{ id }} className={`${styles.entry} ${styles.booked}`}>
          <span>{`${entry.time}–${clockTime(timeZone, new Date(end))}`}</span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{service}</span>
          {status === 'pending' ? <span>{statuses.pending}</span> : null}
        </Link>
        <AnswersFold item={entry.appointment} />
      </>
    );
  }
  const { reasons } = entry.slot;
  const [first, ...others] = [...new Set(reasons.map(reasonText))];
  return (
    <div className={styles.entry} data-free={reasons.length === 0 || undefined}>
      <Latin text={entry.time} />
      <span>{first ?? week.free}</span>
      {others.map((other) => (
        <span key={other}>{other}</span>
      ))}
    </div>
  );
}

function useReasonText() {
  const { reasons } = useWords(adminBookingWords).week;
  return (reason: SlotReason): string => {
    if ('name' in reason) return reasons[reason.kind](reason.name);
    if ('note' in reason) return reasons[reason.kind](reason.note);
    return reasons[reason.kind];
  };
}
