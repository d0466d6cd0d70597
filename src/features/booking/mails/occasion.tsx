import { consultingService } from '#/features/catalogue/queries';
import type { Profile } from '#/features/profile/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';
import { comma, type Locale, type Localized } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import type { ReservationRow } from '../table';

/** Everything that a mail about an appointment may say, in the language it is written in. */
export interface Occasion {
  locale: Locale;
  reservation: ReservationRow;
  /** What the mail tells of, which a later change of the reservation doesn't rewrite. */
  told: { sequence: number; startsAt: Date; previousStartsAt: Date | null };
  /** The owner, as the visitor may know them. */
  profile: Profile;
  baseUrl: string;
  /** Absent where nothing can be changed any more. */
  manageUrl?: string | undefined;
  /** Whether a reminder is still to come. */
  reminderFollows: boolean;
  now: Date;
}

export const serviceOf = ({ reservation, locale }: Occasion): string =>
  consultingService(reservation.serviceId, locale)?.title ?? reservation.serviceId;

export const durationOf = ({ reservation, locale }: Occasion): string =>
  consultingService(reservation.serviceId, locale)?.duration ?? minutesText(locale, reservation.minutes);

export const dateOf = (locale: Locale, at: Date): string => longDate(locale, timeZone, at);
export const timeOf = (at: Date): string => clockTime(timeZone, at);

/** '10 Haziran 2026, Çarşamba, 14:00' */
export const momentOf = (locale: Locale, at: Date): string =>
  `${dateOf(locale, at)}${comma[locale]}${timeOf(at)}`;

export const placeOf: Localized = {
  tr: 'Online / Telefon',
  en: 'Online / phone',
  ar: 'عبر الإنترنت / الهاتف',
};
