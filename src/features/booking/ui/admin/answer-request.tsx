import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { kitWords } from '#/owner/kit/copy';
import { EnteredText, FactList } from '#/owner/kit/fact-list';
import { LongTextField } from '#/owner/kit/long-text-field';
import { recordWords } from '#/owner/records/copy';
import { shortDateTime } from '#/platform/i18n/dates';
import { dateTimeIn } from '#/platform/i18n/moment';
import { Button, inlineActionClass } from '#/ui/button';
import { Notice, Skeleton } from '#/ui/feedback';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import type { AskedAppointment } from '../../admin-answer-contract';
import { limits, noteNames } from '../../contract';
import { adminBookingWords, bookingWords } from '../../copy';
import styles from './answer-request.module.css';
import { useAnswer } from './use-answer';

/** The page that the links to confirm and to decline a request open. It needs no session. A button on it sends the answer. */
export function AnswerRequest() {
  const { decision: copy } = useWords(adminBookingWords);
  const answering = useAnswer();
  const { state } = answering;
  if (state.kind === 'loading') return <Skeleton label={copy.loading} count={3} />;
  if (state.kind === 'asking') return <Question {...answering} asked={state} />;
  if (state.kind === 'void') return <Outcome {...copy.void} />;
  if (state.kind === 'answered')
    return (
      <Outcome
        title={state.confirmed ? copy.confirmed : copy.declined}
        text={copy.told}
        id={state.reservation.id}
      />
    );
  return (
    <Notice
      tone="danger"
      title={copy.failed}
      actions={
        <Button kind="secondary" dense onClick={() => void answering.retry()}>
          {copy.retry}
        </Button>
      }
    />
  );
}

/** The outcome of the answer, or that the link is void. Its heading takes the focus, so that screen readers announce it. */
function Outcome({ title, text, id }: { title: string; text: string; id?: string }) {
  const { decision: copy } = useWords(adminBookingWords);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const room: LinkProps = id
    ? { to: '/admin/reservations/$id', params: { id } }
    : { to: '/admin/reservations' };
  return (
    <div className={styles.root}>
      <header>
        <h1 ref={head} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <Paragraph className="text-muted">{text}</Paragraph>
      </header>
      <Link {...room} className={inlineActionClass}>
        {copy.room}
      </Link>
    </div>
  );
}

type QuestionProps = Omit<ReturnType<typeof useAnswer>, 'state'> & { asked: AskedAppointment };

function Question({ asked, confirms, failure, sending, turn, answer }: QuestionProps) {
  const { decision: copy, actions } = useWords(adminBookingWords);
  const { names } = useWords(kitWords).languages;
  const [message, setMessage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const words = confirms
    ? { ...copy.confirm, busy: actions.approving, turn: copy.toDecline }
    : { ...actions.decline, turn: copy.toConfirm };
  const turned = () => {
    turn();
    title.current?.focus();
  };
  return (
    <div className={styles.root}>
      <header>
        <h1 ref={title} tabIndex={-1} className="text-h2">
          {words.title}
        </h1>
        <Paragraph className="text-muted">{words.text}</Paragraph>
      </header>
      <Asked {...asked} />
      {confirms ? null : (
        <Held while={sending}>
          <LongTextField
            label={actions.cancelMessage}
            hint={copy.messageHint(names[asked.language])}
            dir="auto"
            max={limits.ownersMessage}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Held>
      )}
      {failure ? <Notice tone="danger" title={copy[failure]} /> : null}
      <Actions>
        <Button
          kind={confirms ? 'primary' : 'danger'}
          busy={sending}
          onClick={() => void answer(confirms ? '' : message)}
        >
          {sending ? words.busy : words.confirm}
        </Button>
        <Button kind="quiet" disabled={sending} onClick={turned}>
          {words.turn}
        </Button>
      </Actions>
    </div>
  );
}

function Asked({ reservation, noShows }: AskedAppointment) {
  const { detail } = useWords(adminBookingWords);
  const { person } = useWords(recordWords);
  const { labels } = useWords(bookingWords).form.notes;
  const locale = useLocale();
  const { start, timeZone, answerBy, questions = [], name, company } = reservation;
  return (
    <FactList
      facts={[
        {
          term: detail.time,
          detail: <time dateTime={start}>{dateTimeIn(locale, timeZone, new Date(start))}</time>,
        },
        { term: detail.service, detail: reservation.service },
        { term: detail.duration, detail: reservation.serviceDuration },
        { term: person.name, detail: <bdi>{name}</bdi> },
        company ? { term: person.company, detail: <bdi>{company}</bdi> } : null,
        noShows > 0 ? { term: detail.noShows, detail: detail.noShowCount(noShows) } : null,
        answerBy
          ? { term: detail.answerBy, detail: shortDateTime(locale, timeZone, new Date(answerBy)) }
          : null,
        ...noteNames.map((name) => {
          const text = reservation[name];
          return text ? { term: labels[name], detail: <EnteredText text={text} />, wide: true } : null;
        }),
        ...questions.map(({ question, answer }) => ({
          term: question,
          detail: <EnteredText text={answer} />,
          wide: true,
        })),
      ]}
    />
  );
}
