import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { useSaving } from '#/owner/kit/use-saving';
import { isolated } from '#/platform/i18n/direction';
import { Button, inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { VisuallyHidden } from '#/ui/layout';
import { answerProposal, ownCalendarKey, ownCalendarQuery } from '../../admin-client';
import type { ProposalAnswer } from '../../admin-contract';
import type { OwnCalendar } from '../../admin-queries';
import { adminOwnCalendarWords } from '../../copy';
import styles from './account-part.module.css';

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

type ProposalProps = { proposal: OwnCalendar['proposals'][number]; onAnswered: () => void };

function Proposal({ proposal, onAnswered }: ProposalProps) {
  const { proposals, account } = useWords(adminOwnCalendarWords);
  const locale = useLocale();
  const inShort = useShortDateTime();
  const { busy, runAndSay } = useSaving<OwnCalendar>({
    queryKey: ownCalendarKey,
    failed: { title: proposals.failed, text: account.failedText },
  });
  const { id, kind, movedTo, start, of } = proposal;
  // Dates of a course are changed on the course's page, which sends mails to everybody enrolled.
  const isCourse = of.kind === 'course';
  const words = isCourse ? proposals.course : proposals;
  const name = isCourse ? of.title : of.name;
  const who = isCourse ? isolated(name) : `${isolated(name)} (${isolated(of.service)})`;
  const page: LinkProps = isCourse
    ? { to: '/admin/cohorts/$id', params: { id: of.cohortId } }
    : { to: '/admin/reservations/$id', params: { id } };
  const at = (iso: string) => isolated(inShort(iso));
  const answer = async (chosen: ProposalAnswer, done: string) => {
    const isStored = await runAndSay(() => answerProposal(locale, id, chosen), done);
    if (isStored) onAnswered();
    return isStored;
  };
  return (
    <>
      <p>{kind === 'moved' && movedTo ? words.moved(who, at(movedTo)) : words.deleted(who)}</p>
      <p>
        <span className="text-muted">{words.now(at(start))}</span>{' '}
        <Link {...page} className={inlineActionClass}>
          {words.open}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </p>
      {isCourse ? <p>{proposals.course.how}</p> : null}
      <Actions>
        {isCourse ? null : (
          <ConfirmStep
            kind={kind === 'moved' ? 'secondary' : 'danger'}
            words={{
              open: proposals.accept[kind],
              title: proposals.acceptTitle[kind],
              text: proposals.acceptText[kind],
              confirm: proposals.acceptYes[kind],
              keep: proposals.keep,
            }}
            busy={busy}
            onConfirm={() =>
              answer({ answer: 'accept', sequence: of.sequence, movedTo }, proposals.accepted[kind])
            }
          />
        )}
        <Button
          kind="secondary"
          dense
          disabled={busy}
          onClick={() => void answer({ answer: 'put_back' }, proposals.isPutBack)}
        >
          {proposals.putBack}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Actions>
    </>
  );
}
