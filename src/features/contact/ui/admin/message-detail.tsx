import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList, Latin, Typed } from '#/owner/kit/fact-list';
import { StatusTag } from '#/owner/kit/status-tag';
import { AnswerLinks } from '#/owner/records/answer-links';
import { recordWords } from '#/owner/records/copy';
import { MailList } from '#/owner/records/mail-list';
import { shortMoment } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { Arrow } from '#/ui/arrow';
import { Button, backClass } from '#/ui/button';
import { EmptyState, Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { ownersMessageQuery } from '../../admin-client';
import type { MessageDetail as Detail } from '../../admin-contract';
import { contactWords } from '../../copy';
import { adminContactWords } from '../../copy/admin';
import type { MessageStatus } from '../../rules';
import { statusTones } from './status-tone';
import { useOwnersMessage } from './use-owners-message';

function BackToList() {
  const { list } = useWords(recordWords);
  return (
    <Link to="/admin/messages" className={backClass}>
      <Arrow to="start" />
      {list.back}
    </Link>
  );
}

/** One message: what was written, and what has become of it. */
export function MessageDetail({ id }: { id: string }) {
  const { missing } = useWords(recordWords);
  const { data } = useSuspenseQuery(ownersMessageQuery(id));
  if (!data) return <EmptyState title={missing.title} text={missing.text} action={<BackToList />} />;
  return <Message key={id} message={data} />;
}

/** What a message may be made, from each status. */
const ways: Record<MessageStatus, { to: MessageStatus; word: 'answered' | 'unread' | 'spam' | 'notSpam' }[]> =
  {
    unread: [
      { to: 'answered', word: 'answered' },
      { to: 'spam', word: 'spam' },
    ],
    read: [
      { to: 'answered', word: 'answered' },
      { to: 'unread', word: 'unread' },
      { to: 'spam', word: 'spam' },
    ],
    answered: [
      { to: 'unread', word: 'unread' },
      { to: 'spam', word: 'spam' },
    ],
    spam: [{ to: 'read', word: 'notSpam' }],
  };

function Message({ message }: { message: Detail }) {
  const { detail, statuses, actions: copy, mails: kinds } = useWords(adminContactWords);
  const { eventTypes } = useWords(contactWords);
  const { answers, mails, erase, keep, list, person } = useWords(recordWords);
  const locale = useLocale();
  const actions = useOwnersMessage(message);
  const { status, name, erasedAt, suspicion, eventType } = message;
  const moment = (iso: string) => shortMoment(locale, timeZone, new Date(iso));
  return (
    <>
      <AdminHead
        back={<BackToList />}
        title={erasedAt ? list.erased : detail.title(name)}
        actions={<StatusTag tone={statusTones[status]}>{statuses[status]}</StatusTag>}
      />
      {suspicion && !erasedAt ? (
        <Notice className="admin-note" role="note">
          {detail.suspicion[suspicion]}
        </Notice>
      ) : null}
      <div className="admin-columns">
        <div>
          <AdminPart id="message" title={detail.message}>
            {erasedAt ? (
              <p className="text-muted">{person.erased}</p>
            ) : (
              <p className="text-read">
                <Typed text={message.message} />
              </p>
            )}
          </AdminPart>
          <AdminPart id="person" title={person.title}>
            <FactList
              facts={[
                erasedAt ? null : { term: person.name, detail: <bdi>{name}</bdi> },
                { term: person.language, detail: person.languages[message.language] },
                erasedAt ? null : { term: person.email, detail: <Latin text={message.email} /> },
                message.company ? { term: person.company, detail: <bdi>{message.company}</bdi> } : null,
                { term: detail.subject, detail: eventType ? eventTypes[eventType] : detail.noSubject },
                { term: person.received, detail: moment(message.createdAt) },
              ]}
            />
          </AdminPart>
        </div>
        <div>
          {message.answers ? (
            <AdminPart id="answer" title={answers.title} note={answers.note}>
              <AnswerLinks answers={message.answers} words={answers} />
            </AdminPart>
          ) : null}
          {erasedAt ? null : (
            <AdminPart
              id="status"
              title={detail.status}
              note={message.statusAt ? detail.since(moment(message.statusAt)) : null}
            >
              <div className="admin-actions">
                {ways[status].map(({ to, word }) => (
                  <Button
                    key={to}
                    kind="secondary"
                    dense
                    busy={actions.busy === to}
                    onClick={() => void actions.setStatus(to)}
                  >
                    {actions.busy === to ? copy.saving : copy[word]}
                  </Button>
                ))}
              </div>
            </AdminPart>
          )}
          <AdminPart id="mails" title={mails.title}>
            <MailList
              mails={message.mails}
              kinds={kinds}
              words={mails}
              moment={moment}
              busy={actions.busy}
              onResend={(mailId) => void actions.resend(mailId)}
            />
          </AdminPart>
          {erasedAt ? null : (
            <AdminPart id="erase" title={erase.title} note={erase.note}>
              <ConfirmStep
                words={{ ...erase, title: erase.confirmTitle, text: erase.confirmText, keep }}
                busy={actions.busy === 'erase'}
                onConfirm={actions.erase}
              />
            </AdminPart>
          )}
        </div>
      </div>
    </>
  );
}
