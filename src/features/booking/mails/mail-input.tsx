import { type BookedService, titleOf } from '#/features/catalogue/queries';
import type { Profile } from '#/features/profile/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { dateTimeIn, momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone, type SiteZone } from '#/platform/i18n/zone-name';
import type { LinkedSite } from '#/platform/mail/addresses';
import { otherZone } from '#/platform/time/zone';
import { bookingCopy } from '../copy/all';
import { placeFor } from '../queries';
import { placeText, type RequestEnd } from '../rules';
import type { ReservationRow } from '../table';

export interface MailInput extends LinkedSite {
  locale: Locale;
  audience: 'visitor' | 'owner';
  reservation: ReservationRow;
  service: BookedService | undefined;
  /** The state of the appointment that the mail is about. Later changes of the reservation don't affect it. */
  told: { sequence: number; startsAt: Date; previousStartsAt: Date | null };
  /** The owner's public profile. */
  profile: Profile;
  /** The link to move or cancel, if that is still possible. */
  manageUrl?: string | undefined;
  /** The owner's links to confirm and to decline, if that is still possible. */
  answerUrls?: { confirm: string; decline: string } | undefined;
  /** The reminders that will still be sent, in hours before the start. */
  remindersFollow: readonly number[];
  /** The owner's text of the follow-up; empty for the usual text. */
  followUpText: string;
  now: Date;
}

export const serviceTitle = ({ reservation, service, locale }: MailInput): string =>
  titleOf(service, reservation.serviceId, locale);

export const placeOf = ({ reservation, service, profile, locale }: MailInput): string =>
  placeText(bookingCopy[locale].facts, placeFor(reservation, service), profile.phone);

export const serviceDuration = ({ reservation, locale }: MailInput): string =>
  minutesText(locale, reservation.minutes);

/** The zones in which a mail shows an instant: the reader's zone, and the other party's if it shows another time. */
export function zonesAt(
  { locale, audience, reservation, profile }: MailInput,
  at: Date,
): [SiteZone, SiteZone?] {
  const other = otherZone(reservation, profile.timeZone, at);
  if (!other) return [profile];
  const theirs = namedVisitorZone(locale, other);
  return audience === 'visitor' ? [theirs, profile] : [profile, theirs];
}

export const formatDate = (input: MailInput, at: Date): string =>
  longDate(input.locale, zonesAt(input, at)[0].timeZone, at);
export const formatTime = (input: MailInput, at: Date): string =>
  clockTime(zonesAt(input, at)[0].timeZone, at);

/** How a request ended: `lapsed` if it expired before its start, otherwise the stored end. */
export const endOf = (end: RequestEnd, { answerBy }: Pick<ReservationRow, 'answerBy'>) =>
  end === 'expired' && answerBy ? 'lapsed' : end;

/** The time until which a request holds its slot, in the words of a mail; undefined if that is its start. */
export const heldUntilText = (input: MailInput): string | undefined => {
  const { status, answerBy } = input.reservation;
  return status === 'pending' && answerBy ? formatDateTime(input, answerBy) : undefined;
};

/** '10 Haziran 2026, Çarşamba, 14:00' in the reader's zone. A mail to a visitor in another zone names the zone too. */
export function formatDateTime(input: MailInput, at: Date): string {
  const [zone, other] = zonesAt(input, at);
  return other && input.audience === 'visitor'
    ? momentIn(input.locale, zone, at)
    : dateTimeIn(input.locale, zone.timeZone, at);
}
