import { Link } from '@tanstack/react-router';
import type { ConsultingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { bookingWords } from '../copy';
import styles from './booking.module.css';
import { WaysToWrite } from './ways-to-write';

export interface BookingIntroProps {
  services: readonly ConsultingService[];
  owner: Pick<Profile, 'whatsapp' | 'email'>;
  /** Whether the visitor comes from a package or special service, the details of which are agreed in the appointment. */
  arranged: boolean;
}

export function BookingIntro({ owner, services, arranged }: BookingIntroProps) {
  const { page, request } = useWords(bookingWords);
  const hasWhatsApp = owner.whatsapp !== '';
  const [confirmation, ...others] = page.benefits;
  const ofSome = services.some(({ approval }) => !approval) ? request.benefitOfSome : request.benefit;
  const first = services.some(({ approval }) => approval) ? ofSome : confirmation;
  const benefits = first ? [first, ...others] : others;
  return (
    <header className={`form-head ${styles.head}`}>
      <Link to="/consulting" className={backClass}>
        <Arrow to="start" /> {page.back}
      </Link>
      <h1 className="text-h1">{page.title}</h1>
      <ul className={styles.benefits}>
        {(hasWhatsApp ? benefits : benefits.slice(0, -1)).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {arranged ? (
        <Notice role="note" title={page.arranged.title}>
          {page.arranged.text}
        </Notice>
      ) : null}
      <noscript>
        <Notice role="note" title={page.noScript.title} actions={<WaysToWrite owner={owner} dense />}>
          {mentioningWhatsApp(page.noScript.text, hasWhatsApp)}
        </Notice>
      </noscript>
    </header>
  );
}
