import { Action, Facts, Frame, Ltr, mailTo, Paragraph, UserText } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { cohortMailCopy } from '../copy/mails/all';
import type { EnrolmentStatus } from '../rules';
import { CohortFacts, type DatedInput, type MailInput } from './letter';

export function notice(input: MailInput, status: EnrolmentStatus): MailContent {
  const { locale, enrolment, title, pageLink = '', profile } = input;
  const { notice: words, facts } = cohortMailCopy[locale];
  const copy = words[status === 'left' || status === 'waiting' ? status : 'enrolled'];
  const { name, email, phone, company } = enrolment;
  const body = (
    <Frame locale={locale} preview={title} headline={copy.headline} profile={profile} audience="owner">
      <Paragraph>
        <UserText>{name}</UserText>
      </Paragraph>
      <Facts
        locale={locale}
        facts={[
          { term: facts.email, detail: <Ltr>{email}</Ltr> },
          { term: facts.phone, detail: <Ltr>{phone}</Ltr> },
          company ? { term: facts.company, detail: <UserText>{company}</UserText> } : undefined,
        ]}
      />
      <CohortFacts input={input} link="known" />
      <Action href={pageLink}>{words.open}</Action>
      <Action plain href={mailTo(email)}>
        {words.write}
      </Action>
    </Frame>
  );
  return { subject: copy.subject(title), body };
}

/** The mail that tells the owner that too few have enrolled by the last day. */
export function shortNotice(
  input: DatedInput,
  { enrolled, page }: { enrolled: number; page: string },
): MailContent {
  const { locale, cohort, title, profile } = input;
  const { short: words } = cohortMailCopy[locale];
  const body = (
    <Frame locale={locale} preview={title} headline={words.headline} profile={profile} audience="owner">
      <Paragraph>{words.lead(enrolled, cohort.minimum)}</Paragraph>
      <CohortFacts input={input} link="known" />
      <Action href={page}>{words.open}</Action>
    </Frame>
  );
  return { subject: words.subject(title), body };
}
