import { type ReactNode, useState } from 'react';
import type { Locale } from '#/platform/i18n/locale';
import { momentIn } from '#/platform/i18n/moment';
import { Button, ButtonLink } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { OwnTime } from '#/ui/language/own-time';
import { useSiteZone } from '#/ui/language/zone';
import { Part, VisuallyHidden, Wrap } from '#/ui/layout';
import { saveFile } from '#/ui/save-file';
import { Paragraph } from '#/ui/unbroken';
import { useRunning } from '#/ui/use-running';
import type { Enrolment } from '../contract';
import { cohortWords } from '../copy';
import { CertificatePart } from './certificate-part';
import { CohortDays, CohortFacts } from './cohort-facts';
import type { cohortFile } from './cohort-file';
import styles from './cohorts.module.css';
import { LeavePart } from './leave-part';

interface OwnPageProps {
  enrolment: Enrolment;
  owner: Parameters<typeof cohortFile>[0]['owner'];
  baseUrl: string;
  onAnswer: (answer: 'accept' | 'leave') => Promise<void>;
  /** The link back to the dates of the program. */
  again: ReactNode;
  certificate: (locale: Locale) => Promise<Blob>;
}

export function OwnPage({ enrolment, owner, baseUrl, onAnswer, again, certificate }: OwnPageProps) {
  const { own: words } = useWords(cohortWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const { status, cohort, ahead, heldUntil, link, leavable, calendar } = enrolment;
  const { title, text } = enrolment.absent ? words.absent : words.states[status];
  const until = heldUntil && new Date(heldUntil);
  return (
    <Wrap>
      <header className="confirmed-head">
        <p className="text-unit">{status === 'waiting' ? words.waitingTitle : words.pageTitle}</p>
        <h1 className="text-h1">{title}</h1>
        <Paragraph className="text-lead">{text}</Paragraph>
        {ahead === null ? null : (
          <p className={styles.left}>
            {words.place}: <bdi dir="ltr">{ahead}</bdi>
          </p>
        )}
        {until ? (
          <>
            <p className={styles.left}>{words.heldUntil(momentIn(locale, zone, until))}</p>
            <OwnTime label={words.yours} at={until} />
          </>
        ) : null}
        <div className="button-row confirmed-actions">
          {status === 'offered' ? <TakeButton onTake={() => onAnswer('accept')} /> : null}
          {calendar ? <CalendarButton enrolment={enrolment} owner={owner} baseUrl={baseUrl} /> : null}
          {link && status === 'enrolled' ? (
            <ButtonLink kind="secondary" href={link} target="_blank" rel="noopener noreferrer">
              {words.joinOpen} <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          {leavable ? null : again}
        </div>
      </header>
      {enrolment.certified ? <CertificatePart id={enrolment.id} file={certificate} /> : null}
      <Part id="course" title={words.course} {...(leavable ? {} : { className: 'part-last' })}>
        <Paragraph className="text-h4">{cohort.program.title}</Paragraph>
        <CohortDays dates={cohort.dates} online={cohort.online} />
        <CohortFacts cohort={cohort} />
      </Part>
      {leavable ? <LeavePart waits={status === 'waiting'} onLeave={() => onAnswer('leave')} /> : null}
    </Wrap>
  );
}

function TakeButton({ onTake }: { onTake: () => Promise<void> }) {
  const { own: words } = useWords(cohortWords);
  const { busy, run } = useRunning();
  return (
    <Button busy={busy} onClick={() => void run(onTake, { done: words.taken, failed: words.failed })}>
      {busy ? words.taking : words.take}
    </Button>
  );
}

function CalendarButton({
  enrolment,
  owner,
  baseUrl,
}: Pick<OwnPageProps, 'enrolment' | 'owner' | 'baseUrl'>) {
  const { own: words } = useWords(cohortWords);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { cohortFile: build } = await import('./cohort-file');
      const asDates = (dates: Enrolment['removed']) =>
        dates.map(({ id, start, end }) => ({ id, start: new Date(start), end: new Date(end) }));
      const { id, cohort, link, removed, sequence } = enrolment;
      const content = build({
        enrolmentId: id,
        sequence,
        title: cohort.program.title,
        place: cohort.place,
        link,
        dates: asDates(cohort.dates),
        off: asDates(removed),
        owner,
        baseUrl,
        session: words.session,
        stamp: new Date(),
      });
      saveFile(
        words.calendarFile(id.slice(0, 8)),
        new Blob([content], { type: 'text/calendar;charset=utf-8' }),
      );
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button className="needs-script" onClick={() => void save()}>
        {words.calendar}
      </Button>
      {failed ? <Notice tone="danger" title={words.calendarFailed} /> : null}
    </>
  );
}
