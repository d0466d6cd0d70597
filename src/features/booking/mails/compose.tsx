import type { LocalizedProfile } from '#/features/profile/contract';
import { inLanguageOf } from '#/features/profile/mail-contract';
import type { Locale } from '#/platform/i18n/locale';
import { type MailedSite, pageUrl, roomUrl } from '#/platform/mail/addresses';
import { writeLetter } from '#/platform/mail/letter';
import type { MailContent } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { followUp } from './follow-up';
import { kindOf, type MailKind } from './kinds';
import { endOf, type MailInput } from './mail-input';
import { notice } from './notice';
import { cancelled, confirmation, moved, reminder, request } from './visitor-letters';

const endOfRequest = ({ reservation }: MailInput) =>
  reservation.requestEnd && endOf(reservation.requestEnd, reservation);
const isRequest = ({ reservation }: MailInput) => reservation.status === 'pending';

const letters: Record<MailKind, (input: MailInput) => MailContent> = {
  confirmation,
  notice: (input) => notice('created', input),
  request,
  'request-notice': (input) => notice('requested', input),
  'request-due': (input) => notice('due', input),
  'approved-notice': (input) => notice('approved', input),
  moved,
  'moved-notice': (input) => notice(isRequest(input) ? 'requestMoved' : 'moved', input),
  cancelled,
  'cancelled-notice': (input) => notice(endOfRequest(input) ?? 'cancelled', input),
  reminder,
  'follow-up': followUp,
};

export interface MailOrder
  extends MailedSite,
    Pick<MailInput, 'reservation' | 'service' | 'remindersFollow' | 'followUpText' | 'now'> {
  mail: MailInput['told'] & { id: string; kind: MailKind };
  profile: LocalizedProfile;
  /** The token of the mail's links, if it has any: to move or cancel (visitor), or to confirm or decline (owner). */
  token: string | undefined;
}

/**
 * The owner's links to confirm and to decline. The token is in the fragment, which is not sent to servers: software that only
 * requests the links of a mail gets a page without the appointment.
 */
function answerUrls(order: MailOrder, locale: Locale, token: string) {
  const page = `${roomUrl(order, '/admin/answer', locale)}#${order.reservation.id}.${token}`;
  return { confirm: `${page}.confirm`, decline: `${page}.decline` };
}

/** Composes a mail: to the visitor in the visitor's language, to the owner in the language that she has chosen for notices. */
export async function composeMail(order: MailOrder): Promise<OutgoingMail> {
  const { mail, reservation, token } = order;
  const { audience } = kindOf(mail.kind);
  const { locale, profile } = inLanguageOf(order, audience === 'visitor' ? reservation : undefined);
  const letter = letters[mail.kind]({
    ...order,
    locale,
    audience,
    told: mail,
    profile,
    ...(audience === 'visitor'
      ? {
          manageUrl: token && pageUrl(order, `/reservation/${reservation.id}/manage`, locale, { token }),
        }
      : { answerUrls: token ? answerUrls(order, locale, token) : undefined }),
  });
  return writeLetter(letter, order, {
    mailId: mail.id,
    audience,
    visitor: reservation,
    owner: profile,
    locale,
    // A stranger can cause these two mails by entering somebody else's address. All other mails to that address follow an action
    // of the owner (such as a confirmation with a higher sequence), an action by a mail's link, or the time of an appointment or
    // of a request's end. A person can't have many appointments and requests at once.
    causedByStranger: mail.kind === 'request' || (mail.kind === 'confirmation' && mail.sequence === 0),
  });
}
