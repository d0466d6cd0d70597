import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import type { LinkedSite } from '#/platform/mail/addresses';
import { Action, type Fact, Facts, Ltr, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message, VisitorFrame } from '#/platform/mail/sender';
import { balanceMailCopy } from '../copy/mails/all';
import { sessionsText } from '../rules';
import type { BalanceRow } from '../table';

export interface MailInput extends LinkedSite {
  locale: Locale;
  balance: BalanceRow;
  /** The sessions left, or those that were left when the package expired. */
  left: number;
  /** The last day in words; null for no end. */
  lastDay: string | null;
  pageLink: string;
  profile: Profile;
}

interface Say {
  subject: (title: string) => string;
  headline: string;
  lead: string;
}

export function letter(input: MailInput, { subject, headline, lead }: Say): MailContent {
  const { locale, balance, left, lastDay, pageLink } = input;
  const copy = balanceMailCopy[locale];
  const title = balance.title[locale];
  const isUnpaid = balance.status === 'unpaid';
  const { reference, paymentLink, paymentText } = balance;
  const facts: (Fact | undefined)[] = [
    { term: copy.facts.package, detail: title },
    { term: copy.facts.left, detail: sessionsText(locale, left) },
    { term: copy.facts.until, detail: lastDay ?? copy.facts.noEnd },
    isUnpaid && reference ? { term: copy.facts.reference, detail: <Ltr>{reference}</Ltr> } : undefined,
  ];
  const body = (
    <VisitorFrame input={input} name={balance.name} preview={title} headline={headline}>
      <Paragraph>{lead}</Paragraph>
      <Facts locale={locale} facts={facts} />
      {isUnpaid && paymentText ? <Message label={copy.howToPay} text={paymentText} /> : null}
      {isUnpaid && paymentLink ? <Action href={paymentLink}>{copy.pay}</Action> : null}
      <Action href={pageLink}>{copy.open}</Action>
      <Paragraph quiet>{copy.private}</Paragraph>
    </VisitorFrame>
  );
  return { subject: subject(title), body };
}
