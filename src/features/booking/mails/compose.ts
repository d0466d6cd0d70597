import { render } from '@react-email/components';
import { type LocalizedProfile, profileIn } from '#/features/profile/contract';
import { defaultLocale, localeOf, tagOf } from '#/platform/i18n/locale';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { ReservationMailRow, ReservationRow } from '../table';
import { cancelled } from './cancelled';
import { cancelledNotice } from './cancelled-notice';
import { confirmation } from './confirmation';
import type { Letter, MailKind } from './letter';
import { moved } from './moved';
import { movedNotice } from './moved-notice';
import { notice } from './notice';
import { addressableName, type Occasion, pageUrl } from './occasion';
import { reminder } from './reminder';

const letters: Record<MailKind, { audience: 'visitor' | 'owner'; write: (occasion: Occasion) => Letter }> = {
  confirmation: { audience: 'visitor', write: confirmation },
  notice: { audience: 'owner', write: notice },
  moved: { audience: 'visitor', write: moved },
  'moved-notice': { audience: 'owner', write: movedNotice },
  cancelled: { audience: 'visitor', write: cancelled },
  'cancelled-notice': { audience: 'owner', write: cancelledNotice },
  reminder: { audience: 'visitor', write: reminder },
};

export interface MailOrder {
  mail: ReservationMailRow;
  reservation: ReservationRow;
  profile: LocalizedProfile;
  baseUrl: string;
  ownerEmail: string | undefined;
  /** The secret of the link to move or cancel; absent where the mail has none. */
  token: string | undefined;
  reminderFollows: boolean;
  now: Date;
}

/** The whole mail, addressed and rendered: the visitor's in the visitor's language, the owner's in Turkish. */
export async function composeMail(order: MailOrder): Promise<OutgoingMail> {
  const { mail, reservation, baseUrl, token } = order;
  const { audience, write } = letters[mail.kind as MailKind];
  const visiting = localeOf(reservation.language);
  const locale = audience === 'visitor' ? visiting : defaultLocale;
  const profile = profileIn(order.profile, locale);
  const { subject, body, calendar } = write({
    locale,
    reservation,
    told: mail,
    profile,
    baseUrl,
    manageUrl: token && pageUrl(baseUrl, `/reservation/${reservation.id}/manage`, visiting, { token }),
    reminderFollows: order.reminderFollows,
    now: order.now,
  });
  const name = addressableName(reservation.name);
  const visitor = { address: reservation.email, ...(name ? { name } : {}) };
  const owner = { name: profile.name, address: profile.email };
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true, htmlToTextOptions })]);
  return {
    to: audience === 'visitor' ? visitor : { ...owner, address: order.ownerEmail ?? owner.address },
    replyTo: audience === 'visitor' ? owner : visitor,
    subject,
    html,
    text,
    messageId: `${mail.id}@${new URL(baseUrl).hostname}`,
    language: tagOf(locale).split('-u-')[0] ?? locale,
    ...(calendar ? { calendar } : {}),
  };
}

const plainHeading = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 };
const htmlToTextOptions = {
  wordwrap: false as const,
  selectors: [
    { selector: 'h1', options: plainHeading },
    { selector: 'h2', options: plainHeading },
    { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'th.term', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td.detail', format: 'inline' },
    { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  ],
};
