import { render, toPlainText } from '@react-email/components';
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
  const html = await render(body);
  const text = `${toPlainText(html, htmlToTextOptions)}\n`;
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

/** The part of html-to-text, which has no types of its own here, that the one format below needs. */
interface PlainBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}
interface PlainElement {
  attribs: Record<string, string>;
  children: unknown[];
}

/** The label, and its address on a line of its own, where every mail program makes a link of it. */
function plainAction(
  element: PlainElement,
  walk: (nodes: unknown[], builder: PlainBuilder) => void,
  builder: PlainBuilder,
): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(String(element.attribs.href).replace(/^mailto:/, ''), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
}

const plainHeading = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 };
const htmlToTextOptions: Parameters<typeof toPlainText>[1] = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: plainHeading },
    { selector: 'h2', options: plainHeading },
    { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.term', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td.detail', format: 'inline' },
    { selector: 'div.ink-line', format: 'skip' },
    { selector: 'a.action', format: 'action' },
  ],
  formatters: { action: plainAction },
};
