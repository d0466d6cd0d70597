import { inLanguageOf, type MailSite } from '#/features/profile/mail-contract';
import { calendarDay } from '#/platform/i18n/dates';
import { pageUrl } from '#/platform/mail/addresses';
import { writeLetter } from '#/platform/mail/letter';
import type { MailContent } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { balanceMailCopy } from '../copy/mails/all';
import { lastDayOf } from '../queries';
import { sessionsText } from '../rules';
import type { BalanceMail } from './kinds';
import { letter, type MailInput } from './letter';

export interface MailOrder extends MailSite, Pick<MailInput, 'balance' | 'left'> {
  token: string;
}

const write: Record<BalanceMail, (input: MailInput) => MailContent> = {
  'balance-sold'(input) {
    const { sold, awaiting } = balanceMailCopy[input.locale];
    const { status, bookBeforePaid } = input.balance;
    if (status !== 'unpaid') return letter(input, sold);
    const lead = bookBeforePaid ? awaiting.leadBookable : awaiting.lead;
    return letter(input, { ...sold, headline: awaiting.headline, lead });
  },
  'balance-paid': (input) => letter(input, balanceMailCopy[input.locale].paid),
  'balance-link': (input) => letter(input, balanceMailCopy[input.locale].link),
  'balance-warning'(input) {
    const { locale, left, lastDay } = input;
    const { subject, headline, lead } = balanceMailCopy[locale].warning;
    // Warnings are sent only for balances that have a last day.
    const day = lastDay ?? '';
    return letter(input, {
      subject: (title) => subject(title, day),
      headline: headline(sessionsText(locale, left)),
      lead: lead(day),
    });
  },
  'balance-expired'(input) {
    const { locale, left } = input;
    const { lead, ...say } = balanceMailCopy[locale].expired;
    return letter(input, { ...say, lead: lead(sessionsText(locale, left)) });
  },
};

export async function composeMail(kind: BalanceMail, order: MailOrder): Promise<OutgoingMail> {
  const { mailId, balance, token } = order;
  const { languages, locale, profile } = inLanguageOf(order, balance);
  const day = lastDayOf(balance, profile.timeZone);
  const content = write[kind]({
    ...order,
    languages,
    locale,
    profile,
    lastDay: day && calendarDay(locale, day),
    pageLink: pageUrl(order, `/package/${balance.id}`, locale, { token }),
  });
  return writeLetter(content, order, {
    mailId,
    audience: 'visitor',
    visitor: balance,
    owner: profile,
    locale,
    // Only the owner can record a sale, so no stranger can cause these mails.
    causedByStranger: false,
  });
}
