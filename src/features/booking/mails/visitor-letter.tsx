import type { ReactNode } from 'react';
import type { Localized } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Greeting } from './appointment';
import { momentOf, type Occasion, serviceOf } from './occasion';

/** How a mail to the person who booked begins. */
export interface Opening {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
}

/** A mail to the person who booked: the appointment, with `note` before it and `children` after it. */
export function visitorLetter(
  occasion: Occasion,
  { subject, headline, lead }: Opening,
  { note, children }: { note?: ReactNode; children: ReactNode },
): MailContent {
  const { locale, told, profile, baseUrl } = occasion;
  const moment = momentOf(locale, told.startsAt);
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceOf(occasion)} · ${moment}`}
      headline={headline}
      profile={profile}
      audience="visitor"
      baseUrl={baseUrl}
    >
      <Greeting occasion={occasion} />
      <Paragraph>{lead}</Paragraph>
      {note}
      <Appointment occasion={occasion} />
      {children}
    </Frame>
  );
  return { subject: subject(moment), body };
}

const manageWords: Localized = {
  tr: 'Randevuyu değiştir ya da iptal et',
  en: 'Change or cancel the appointment',
  ar: 'تغيير الموعد أو إلغاؤه',
};

/** The link to move or cancel, with `before` and `after` it; nothing where nothing can be changed any more. */
export const Manage = ({
  occasion: { manageUrl, locale },
  before,
  after,
}: {
  occasion: Occasion;
  before?: string;
  after?: string;
}) =>
  manageUrl ? (
    <>
      {before ? <Paragraph>{before}</Paragraph> : null}
      <Action href={manageUrl}>{manageWords[locale]}</Action>
      {after ? <Paragraph quiet>{after}</Paragraph> : null}
    </>
  ) : null;
