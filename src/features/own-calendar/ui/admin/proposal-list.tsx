import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { useSaving } from '#/owner/kit/use-saving';
import { shortDateTime } from '#/platform/i18n/dates';
import { Button, inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { answerProposal, ownCalendarKey, ownCalendarQuery } from '../../admin-client';
import type {
  CalendarAppointment,
  CalendarCourse,
  CalendarProposal,
  OwnCalendar,
  ProposalAnswer,
} from '../../admin-contract';
import { adminOwnCalendarWords } from '../../copy';
import styles from './account-part.module.css';

/** What she changed in her calendar, for her to decide what becomes of the appointments; nothing where there is none. */
export function ProposalList() {
  const { proposals: words } = useWords(adminOwnCalendarWords);
  const { data } = useQuery(ownCalendarQuery(useLocale()));
  const list = useRef<HTMLDivElement>(null);
  const proposals = data?.proposals ?? [];
  return (
    <div ref={list} tabIndex={-1}>
      {proposals.length > 0 ? (
        <AdminPart id="calendar-proposals" title={words.title} note={words.text}>
          <ul>
            {proposals.map((proposal) => (
              <li key={proposal.id} className={styles.proposal}>
                <Proposal proposal={proposal} onAnswered={() => list.current?.focus()} />
              </li>
            ))}
          </ul>
        </AdminPart>
      ) : null}
    </div>
  );
}

/** A text of whatever direction, inside a sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

type ProposalProps = { proposal: CalendarProposal; onAnswered: () => void };

/** Sends an answer; resolves to whether it was stored. */
function useAnswering({ proposal: { id }, onAnswered }: ProposalProps) {
  const { proposals: words, account } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const notify = useNotice();
  const { busy, run } = useSaving<OwnCalendar>({
    queryKey: ownCalendarKey,
    failed: { title: words.failed, text: account.failedText },
  });
  const answer = async (chosen: ProposalAnswer, title: string) => {
    const answered = await run(() => answerProposal(locale, id, chosen));
    if (answered) notify({ title });
    if (answered) onAnswered();
    return answered !== undefined;
  };
  return { busy, answer };
}

function Proposal({ proposal, onAnswered }: ProposalProps) {
  const { of } = proposal;
  return of.kind === 'course' ? (
    <CourseProposal proposal={proposal} of={of} onAnswered={onAnswered} />
  ) : (
    <AppointmentProposal proposal={proposal} of={of} onAnswered={onAnswered} />
  );
}

/** What she did to the event, and when it is. */
function Change({ proposal, words, who, link }: Pick<ProposalProps, 'proposal'> & ChangeProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const at = (iso: string) => isolated(shortDateTime(locale, timeZone, new Date(iso)));
  const { kind, movedTo, start } = proposal;
  return (
    <>
      <p>{kind === 'moved' && movedTo ? words.moved(who, at(movedTo)) : words.deleted(who)}</p>
      <p>
        <span className="text-muted">{words.now(at(start))}</span> {link}
      </p>
    </>
  );
}

interface ChangeProps {
  words: {
    moved: (who: string, when: string) => string;
    deleted: (who: string) => string;
    now: (when: string) => string;
  };
  who: string;
  link: ReactNode;
}

function AppointmentProposal(props: ProposalProps & { of: CalendarAppointment }) {
  const { proposals: words } = useWords(adminOwnCalendarWords);
  const { busy, answer } = useAnswering(props);
  const { proposal, of } = props;
  const { id, kind, movedTo } = proposal;
  const { name, service, sequence } = of;
  return (
    <>
      <Change
        proposal={proposal}
        words={words}
        who={`${isolated(name)} (${isolated(service)})`}
        link={
          <Link to="/admin/reservations/$id" params={{ id }} className={inlineActionClass}>
            {words.open}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        }
      />
      <Actions>
        <ConfirmStep
          kind={kind === 'moved' ? 'secondary' : 'danger'}
          words={{
            open: words.accept[kind],
            title: words.acceptTitle[kind],
            text: words.acceptText[kind],
            confirm: words.acceptYes[kind],
            keep: words.keep,
          }}
          busy={busy}
          onConfirm={() => answer({ answer: 'accept', sequence, movedTo }, words.accepted[kind])}
        />
        <PutBack name={name} busy={busy} answer={answer} />
      </Actions>
    </>
  );
}

/** A date of a course is changed on its page, from which everybody is told. */
function CourseProposal(props: ProposalProps & { of: CalendarCourse }) {
  const { course: words } = useWords(adminOwnCalendarWords).proposals;
  const { busy, answer } = useAnswering(props);
  const { cohortId, title } = props.of;
  return (
    <>
      <Change
        proposal={props.proposal}
        words={words}
        who={isolated(title)}
        link={
          <Link to="/admin/cohorts/$id" params={{ id: cohortId }} className={inlineActionClass}>
            {words.open}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        }
      />
      <p>{words.how}</p>
      <Actions>
        <PutBack name={title} busy={busy} answer={answer} />
      </Actions>
    </>
  );
}

interface PutBackProps extends ReturnType<typeof useAnswering> {
  name: string;
}

function PutBack({ name, busy, answer }: PutBackProps) {
  const { proposals: words } = useWords(adminOwnCalendarWords);
  return (
    <Button
      kind="secondary"
      dense
      disabled={busy}
      onClick={() => void answer({ answer: 'put_back' }, words.isPutBack)}
    >
      {words.putBack}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
