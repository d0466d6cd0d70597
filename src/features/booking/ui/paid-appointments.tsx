import { comma } from '#/platform/i18n/locale';
import { dateTimeIn } from '#/platform/i18n/moment';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { Part, VisuallyHidden } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { useAttempts } from '#/ui/use-attempts';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import type { PaidAppointment } from '../contract';
import { bookingWords } from '../copy';
import styles from './booking.module.css';

/** 'Growth strategy, 10 June 2026, Wednesday, 14:00' */
export function usePaidAppointmentText() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return ({ service, start }: Pick<PaidAppointment, 'service' | 'start'>) =>
    `${service}${comma[locale]}${dateTimeIn(locale, timeZone, new Date(start))}`;
}

interface PaidAppointmentsProps {
  appointments: readonly PaidAppointment[];
  /** Opens the page on which an appointment is moved or cancelled. */
  onOpen: (id: string) => Promise<void>;
}

export function PaidAppointments({ appointments, onOpen }: PaidAppointmentsProps) {
  const { appointments: words } = useWords(bookingWords).session;
  const textOf = usePaidAppointmentText();
  const notify = useNotice();
  const oneAtATime = useOneAtATime();
  const { running, attempt } = useAttempts<string>();
  const open = (id: string) =>
    oneAtATime(() =>
      attempt(id, () => onOpen(id).catch(() => notify({ tone: 'danger', title: words.failed }))),
    );
  return (
    <Part id="appointments" title={words.title}>
      <ul className={styles.paid}>
        {appointments.map((each) => (
          <li key={each.id}>
            <span>
              {textOf(each)}
              <span className="text-muted"> · {words.statuses[each.status]}</span>
            </span>
            {each.changeable ? (
              <Button kind="secondary" dense busy={running === each.id} onClick={() => void open(each.id)}>
                {running === each.id ? words.opening : words.open}
                <VisuallyHidden>: {textOf(each)}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
