import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { shortDateTime } from '#/platform/i18n/dates';
import { Button, inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { answerProposal, ownCalendarKey, ownCalendarQuery } from '../../admin-client';
import type { CalendarProposal, OwnCalendar, ProposalAnswer } from '../../admin-contract';
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

function Proposal({ proposal, onAnswered }: { proposal: CalendarProposal; onAnswered: () => void }) {
  const { proposals: words, account } = useWords(adminOwnCalendarWords);
  const { saving } = useWords(kitWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const notify = useNotice();
  const { busy, run } = useSaving<OwnCalendar>({
    queryKey: ownCalendarKey,
    failed: { title: words.failed, text: account.failedText },
  });
  const { id, kind, name, service, start, movedTo, sequence } = proposal;
  const at = (iso: string) => isolated(shortDateTime(locale, timeZone, new Date(iso)));
  const who = `${isolated(name)} (${isolated(service)})`;
  const answer = async (chosen: ProposalAnswer['answer'], title: string) => {
    const answered = await run(() => answerProposal(locale, id, { answer: chosen, sequence }));
    if (answered) notify({ title });
    if (answered) onAnswered();
    return answered !== undefined;
  };
  return (
    <>
      <p>{kind === 'moved' && movedTo ? words.moved(who, at(movedTo)) : words.deleted(who)}</p>
      <p>
        <span className="text-muted">{words.now(at(start))}</span>{' '}
        <Link to="/admin/reservations/$id" params={{ id }} className={inlineActionClass}>
          {words.open}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </p>
      <Actions>
        <ConfirmStep
          kind={kind === 'moved' ? 'secondary' : 'danger'}
          words={{
            ...{ open: words.accept[kind], title: words.acceptTitle[kind], text: words.acceptText[kind] },
            ...{ confirm: words.acceptYes[kind], busy: saving, keep: words.keep },
          }}
          busy={busy}
          onConfirm={() => answer('accept', words.accepted[kind])}
        />
        <Button
          kind="secondary"
          dense
          disabled={busy}
          onClick={() => void answer('put_back', words.isPutBack)}
        >
          {words.putBack}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Actions>
    </>
  );
}
