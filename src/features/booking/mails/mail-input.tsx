import { type BookedService, titleOf } from '#/features/catalogue/queries';
import type { Profile } from '#/features/profile/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';
import { comma, type Locale } from '#/platform/i18n/locale';
import type { LinkedSite } from '#/platform/mail/addresses';
import { bookingCopy } from '../copy/all';
import { placeFor } from '../queries';
import { placeText, type RequestEnd } from '../rules';
import type { ReservationRow } from '../table';

/** What a mail about an appointment is composed from. */
export interface MailInput extends LinkedSite {
  locale: Locale;
  reservation: ReservationRow;
  service: BookedService | undefined;
  /** The state that the mail is about, which later changes of the reservation don't affect. */
  told: { sequence: number; startsAt: Date; previousStartsAt: Date | null };
  /** The owner's public profile. */
  profile: Profile;
  /** The link to move or cancel, if that is still possible. */
  manageUrl?: string | undefined;
  /** The owner's links to confirm and to decline, if that is still possible. */
  answerUrls?: { confirm: string; decline: string } | undefined;
  /** Whether a reminder will be sent. */
  reminderFollows: boolean;
  now: Date;
}

export const serviceTitle = ({ reservation, service, locale }: MailInput): string =>
  titleOf(service, reservation.serviceId, locale);

/** Where it takes place, in words. */
export const placeOf = ({ reservation, service, profile, locale }: MailInput): string =>
  placeText(bookingCopy[locale].facts, placeFor(reservation, service), profile.phone);

export const serviceDuration = ({ reservation, locale }: MailInput): string =>
  minutesText(locale, reservation.minutes);

export const formatDate = ({ locale, profile }: MailInput, at: Date): string =>
  longDate(locale, profile.timeZone, at);
export const formatTime = ({ profile }: MailInput, at: Date): string => clockTime(profile.timeZone, at);

/** How a request ended: `lapsed` where that was before it would have begun. */
export const endOf = (end: RequestEnd, { answerBy }: Pick<ReservationRow, 'answerBy'>) =>
  end === 'expired' && answerBy ? 'lapsed' : end;

/** Until when a request is held, where that is before it would begin, as a mail says it. */
export const heldUntilText = (input: MailInput): string | undefined => {
  const { status, answerBy } = input.reservation;
  return status === 'pending' && answerBy ? formatDateTime(input, answerBy) : undefined;
};

/** '10 Haziran 2026, Çarşamba, 14:00' */
export const formatDateTime = (input: MailInput, at: Date): string =>
  `${formatDate(input, at)}${comma[input.locale]}${formatTime(input, at)}`;
