import { type ProgramRow, programDuration, titleOf } from '#/features/catalogue/queries';
import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { type LinkedSite, shortId } from '#/platform/mail/addresses';
import { type Fact, Facts, Ltr, UserText } from '#/platform/mail/frame';
import { trainingCopy } from '../copy/all';
import type { ApplicationRow } from '../table';

export interface MailInput extends LinkedSite {
  locale: Locale;
  application: ApplicationRow;
  program: ProgramRow | undefined;
  /** The owner's profile, with the mail address for trainings. */
  profile: Profile;
}

export const programTitle = ({ application, program, locale }: MailInput): string =>
  titleOf(program, application.programId, locale);

interface DetailsProps {
  input: MailInput;
  label?: string;
  /** Only in the owner's mail. Mails to visitors contain no text that a visitor has typed, except the name. */
  budget?: string | null;
}

export function Details({ input, label, budget }: DetailsProps) {
  const { application, program, locale } = input;
  const { form, side, success, trainingTypes, formats, urgencies } = trainingCopy[locale];
  const facts: (Fact | undefined)[] = [
    { term: form.program, detail: programTitle(input) },
    program ? { term: side.duration, detail: programDuration(program, locale) } : undefined,
    { term: form.trainingType, detail: trainingTypes[application.trainingType] },
    { term: form.participantCount, detail: <Ltr>{application.participantCount}</Ltr> },
    { term: form.preferredFormat, detail: formats[application.preferredFormat] },
    { term: form.urgency, detail: urgencies[application.urgency] },
    budget ? { term: form.budget, detail: <UserText>{budget}</UserText> } : undefined,
    { term: success.number, detail: <Ltr>{shortId(application.id)}</Ltr> },
  ];
  return <Facts locale={locale} facts={facts} label={label} />;
}
