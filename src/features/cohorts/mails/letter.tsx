import type { ReactNode } from 'react';
import type { Profile } from '#/features/profile/contract';
import type { Interval } from '#/features/schedule/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { languageNames } from '#/platform/i18n/language-names';
import { comma, type Locale } from '#/platform/i18n/locale';
import { namedVisitorZone, type SiteZone, zoneWords } from '#/platform/i18n/zone-name';
import type { LinkedSite } from '#/platform/mail/addresses';
import { Action, type Fact, Facts, Ltr, Paragraph, UserText } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { VisitorFrame } from '#/platform/mail/sender';
import { otherZone } from '#/platform/time/zone';
import { cohortMailCopy } from '../copy/mails/all';
import { isLive, type LiveDate, type Told } from '../rules';
import type { CohortRow, EnrolmentRow } from '../table';

export interface MailInput extends LinkedSite {
  locale: Locale;
  enrolment: EnrolmentRow;
  cohort: CohortRow;
  /** The dates that take place, in order of time. */
  dates: readonly LiveDate[];
  /** The dates that were taken off since the person enrolled. */
  removed: readonly LiveDate[];
  title: string;
  /** Place in the waiting list; null if the person doesn't wait. */
  ahead: number | null;
  /** The zone in which the person reads times; null if it is unknown, and in mails to the owner. */
  visitorZone?: string | null;
  /** What the person had been told before a change. */
  before?: Told | undefined;
  /** The link to the person's own page, or to the owner's room; undefined if the mail has none. */
  pageLink: string | undefined;
  /** The owner's public profile, with the mail address for trainings. */
  profile: Profile;
  now: Date;
}

export type DatedInput = Pick<MailInput, 'locale' | 'profile' | 'dates' | 'cohort' | 'title' | 'visitorZone'>;

interface Clocks {
  locale: Locale;
  profile: SiteZone;
}

/** '10 Haziran 2026, Çarşamba, 14:00–17:00' */
const dateText = ({ locale, profile: { timeZone } }: Clocks, { start, end }: Interval) => (
  <>
    {longDate(locale, timeZone, start)}
    {comma[locale]}
    <Ltr>{`${clockTime(timeZone, start)}–${clockTime(timeZone, end)}`}</Ltr>
  </>
);

export const DateLines = ({ input, dates }: { input: Clocks; dates: readonly Interval[] }) => (
  <>
    {dates.map((date) => (
      <div key={date.start.toISOString()}>{dateText(input, date)}</div>
    ))}
  </>
);

interface CohortFactsProps {
  input: DatedInput;
  /**
   * What to say of the link to take part online. `known`: the link itself. `later`: that it is sent with a seat. `none`: nothing.
   */
  link: 'known' | 'later' | 'none';
  /** Further facts between title and dates. */
  more?: readonly (Fact | undefined)[] | undefined;
}

/**
 * The dates of an online course in the reader's zone; undefined if that zone shows the same times, or if the course isn't online
 * or has no dates.
 */
function ownDates(input: DatedInput): Fact | undefined {
  const { locale, cohort, dates, profile, visitorZone = null } = input;
  const first = dates[0]?.start;
  if (!first || !cohort.link) return undefined;
  const own = otherZone({ visitorZone }, profile.timeZone, first);
  if (!own) return undefined;
  const zone = namedVisitorZone(locale, own);
  const detail = (
    <>
      <DateLines input={{ locale, profile: zone }} dates={dates} />
      {zoneWords(locale, zone, first).full}
    </>
  );
  return { term: cohortMailCopy[locale].facts.yours, detail };
}

export function CohortFacts({ input, link, more = [] }: CohortFactsProps) {
  const { locale, cohort, dates, title, profile } = input;
  const words = cohortMailCopy[locale].facts;
  const first = dates[0];
  const zone = first && zoneWords(locale, profile, first.start);
  const facts: (Fact | undefined)[] = [
    { term: words.course, detail: title },
    ...more,
    {
      term: words.dates,
      detail: dates.length > 0 ? <DateLines input={input} dates={dates} /> : words.datesFollow,
    },
    zone ? { term: words.zone, detail: `${zone.name}${zone.brackets}` } : undefined,
    ownDates(input),
    cohort.place ? { term: words.place, detail: <UserText>{cohort.place}</UserText> } : undefined,
    cohort.link && link !== 'none'
      ? { term: words.link, detail: link === 'known' ? <Ltr>{cohort.link}</Ltr> : words.linkLater }
      : undefined,
    { term: words.language, detail: languageNames(locale)[cohort.language] },
  ];
  return <Facts locale={locale} facts={facts} />;
}

/** `known` for a person with a seat, `later` for one who may still get a seat, `none` once the enrolment has ended. */
function linkFor({ status }: Pick<EnrolmentRow, 'status'>): CohortFactsProps['link'] {
  if (status === 'enrolled') return 'known';
  return isLive(status) ? 'later' : 'none';
}

interface Say {
  subject: (title: string) => string;
  headline: string;
  lead: string;
  /** The text of the button that opens the person's own page. */
  action?: string;
}

export function letter(
  input: MailInput,
  { subject, headline, lead, action }: Say,
  { above, below, more }: { above?: ReactNode; below?: ReactNode; more?: readonly (Fact | undefined)[] } = {},
): MailContent {
  const { locale, enrolment, title, pageLink } = input;
  const words = cohortMailCopy[locale];
  const body = (
    <VisitorFrame input={input} name={enrolment.name} preview={title} headline={headline}>
      <Paragraph>{lead}</Paragraph>
      {above}
      <CohortFacts input={input} link={linkFor(enrolment)} more={more} />
      {below}
      {pageLink ? (
        <>
          <Action href={pageLink}>{action ?? words.open}</Action>
          <Paragraph quiet>{words.private}</Paragraph>
        </>
      ) : null}
    </VisitorFrame>
  );
  return { subject: subject(title), body };
}
