import { consultingService } from '#/features/catalogue/queries';
import type { Profile } from '#/features/profile/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';
import { comma, type Locale, type Localized } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import type { ReservationRow } from '../table';

/** What a mail about an appointment is composed from. */
export interface Occasion {
  locale: Locale;
  reservation: ReservationRow;
  /** The state that the mail is about, which later changes of the reservation don't affect. */
  told: { sequence: number; startsAt: Date; previousStartsAt: Date | null };
  /** The owner's public profile. */
  profile: Profile;
  baseUrl: string;
  /** The link to move or cancel, if that is still possible. */
  manageUrl?: string | undefined;
  /** Whether a reminder will be sent. */
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
