import { pageUrl } from '#/platform/mail/addresses';
import { Action, Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { VisitorFrame } from '#/platform/mail/sender';
import { trainingMailCopy } from '../copy/mails/all';
import { Details, type MailInput, programTitle } from './details';

export function received(input: MailInput): MailContent {
  const { locale, application } = input;
  const say = trainingMailCopy[locale].received;
  const what = say.what[application.trainingType];
  const page = pageUrl(input, '/reservation-success', locale, { id: application.id, type: 'training' });
  const body = (
    <VisitorFrame
      input={input}
      name={application.name}
      preview={programTitle(input)}
      headline={what.headline}
    >
      <Paragraph>{what.lead}</Paragraph>
      <Details input={input} />
      <Action href={page}>{what.open}</Action>
      <Subhead>{say.next}</Subhead>
      <Paragraph>{say.talk}</Paragraph>
      <Paragraph>{say.offer}</Paragraph>
      <Paragraph>{say.start}</Paragraph>
    </VisitorFrame>
  );
  return { subject: what.subject(programTitle(input)), body };
}
