import { asTrainer, inLanguageOf, type MailSite } from '#/features/profile/mail-contract';
import type { Localized } from '#/platform/i18n/locale';
import { pageUrl, roomUrl } from '#/platform/mail/addresses';
import { writeLetter } from '#/platform/mail/letter';
import { type MailContent, renderMail } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { type EnrolmentMail, kindOf } from './kinds';
import type { MailInput } from './letter';
import { notice, shortNotice } from './notice';
import { visitorLetters } from './visitor-letters';

export interface MailOrder
  extends MailSite,
    Pick<MailInput, 'enrolment' | 'cohort' | 'dates' | 'removed' | 'ahead' | 'before' | 'now'> {
  title: Localized | undefined;
  /** What a notice to the owner says; undefined if it says the enrolment's current status. */
  noticed?: 'enrolled' | 'waiting' | undefined;
  /** The token of the link to the person's own page, if the mail has one. */
  token: string | undefined;
}

/** Composes a mail: to a person in the person's language, to the owner in the language that she has chosen for notices. */
export async function composeMail(kind: EnrolmentMail, order: MailOrder): Promise<OutgoingMail> {
  const { mailId, enrolment, cohort, token } = order;
  const { audience, causedByStranger = false } = kindOf(kind);
  const toOwner = audience === 'owner';
  const { languages, locale, profile: owner } = inLanguageOf(order, toOwner ? undefined : enrolment);
  const profile = asTrainer(owner);
  const input: MailInput = {
    ...order,
    languages,
    locale,
    profile,
    visitorZone: toOwner ? null : enrolment.visitorZone,
    title: order.title?.[locale] ?? cohort.programId,
    pageLink: toOwner
      ? roomUrl(order, `/admin/cohorts/${cohort.id}`, locale)
      : token && pageUrl(order, `/enrolment/${enrolment.id}`, locale, { token }),
  };
  const content: MailContent =
    kind === 'enrolment-notice' || kind === 'enrolment-left-notice'
      ? notice(input, kind === 'enrolment-left-notice' ? 'left' : (order.noticed ?? enrolment.status))
      : visitorLetters[kind](input);
  // Mails without `causedByStranger` follow from what the owner does, or are bounded by the enrolments that one address can have.
  return writeLetter(content, order, {
    mailId,
    audience,
    visitor: enrolment,
    owner: profile,
    locale,
    causedByStranger,
  });
}

interface ShortOrder extends MailSite, Pick<MailOrder, 'cohort' | 'dates' | 'title'> {
  enrolled: number;
}

export async function composeShortMail(order: ShortOrder): Promise<OutgoingMail> {
  const { mailId, cohort, enrolled, baseUrl } = order;
  const { locale, profile: localized } = inLanguageOf(order);
  const profile = asTrainer(localized);
  const content = shortNotice(
    { ...order, locale, profile, title: order.title?.[locale] ?? cohort.programId },
    { enrolled, page: roomUrl(order, `/admin/cohorts/${cohort.id}`, locale) },
  );
  const owner = { name: profile.name, address: order.ownerEmail ?? profile.email };
  return {
    to: owner,
    replyTo: owner,
    causedByStranger: false,
    ...(await renderMail(content, { mailId, baseUrl, locale, colours: order.colours })),
  };
}
