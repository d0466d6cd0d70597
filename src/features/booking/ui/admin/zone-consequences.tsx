import { useQuery } from '@tanstack/react-query';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { plannedAheadQuery } from '../../admin-availability-client';
import { adminBookingWords } from '../../copy';
import styles from './zone-consequences.module.css';

/** Tells the owner, before another zone is saved, what it changes for appointments, hours and blocks. */
export function ZoneConsequences({ to }: { to: string }) {
  const { zoneChange: copy } = useWords(adminBookingWords);
  const locale = useLocale();
  const { data } = useQuery(plannedAheadQuery());
  if (!data) return null;
  const { timeZone: from, appointments, next, blocks } = data;
  const moment = (timeZone: string, at: Date) =>
    `${longDate(locale, timeZone, at)} ${clockTime(timeZone, at)}`;
  return (
    <Notice tone="need" title={copy.title} role="status">
      <ul className={styles.root}>
        <li>
          {appointments > 0 ? copy.appointments(appointments) : copy.noAppointments}
          {next.length > 0 ? (
            <ul>
              {next.map(({ id, name, start }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {copy.reads(moment(from, new Date(start)), moment(to, new Date(start)))}
                </li>
              ))}
              {appointments > next.length ? <li>{copy.further(appointments - next.length)}</li> : null}
            </ul>
          ) : null}
        </li>
        <li>{copy.hours}</li>
        {blocks > 0 ? <li>{copy.blocks(blocks)}</li> : null}
        {appointments > 0 ? <li>{copy.mails}</li> : null}
      </ul>
    </Notice>
  );
}
