import { Link } from '@tanstack/react-router';
import { calendarDay, clockTime } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import type { TouchedAppointment } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import styles from './touched.module.css';

interface TouchedProps {
  title: string;
  appointments: readonly TouchedAppointment[];
}

/** Appointments in conflict with a block, an override or a course. They stay booked, so the owner should tell the visitors. */
export function Touched({ title, appointments }: TouchedProps) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (appointments.length === 0) return null;
  return (
    <div className={styles.root}>
      <p>{title}</p>
      <ul>
        {appointments.map(({ id, name, start }) => (
          <li key={id}>
            {copy.day(calendarDay(locale, start.slice(0, 10)), clockTime(timeZone, new Date(start)))}{' '}
            <Link to="/admin/reservations/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
