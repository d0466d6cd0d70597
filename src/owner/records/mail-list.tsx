import { Button } from '#/ui/button.tsx';
import { MailError } from './mail-error.tsx';
import './inbox.css';
import './records.css';

export interface ShownMail {
  id: string;
  kind: string;
  state: 'waiting' | 'sending' | 'failing' | 'sent' | 'filed' | 'unclear' | 'held' | 'dropped';
  attempts: number;
  lastError: string | null;
  dueAt: string;
  sentAt: string | null;
  resendable?: boolean;
}

interface MailWords {
  none: string;
  states: Record<ShownMail['state'], string>;
  attempts: (count: number) => string;
  due: (moment: string) => string;
  reasons: Readonly<Record<string, string>>;
  resend: string;
  resending: string;
}

/** Every mail about a record: whether it went out, why it didn't, and a way to send it again. */
export function MailList({
  mails,
  kinds,
  words,
  moment,
  busy,
  onResend,
}: {
  mails: readonly ShownMail[];
  kinds: Readonly<Record<string, string>>;
  words: MailWords;
  /** An ISO 8601 instant as people read it. */
  moment: (iso: string) => string;
  /** The mail that is being sent again. */
  busy: string | null;
  onResend: (id: string) => void;
}) {
  if (mails.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <ul className="mails">
      {mails.map((mail) => (
        <li key={mail.id} data-state={mail.state}>
          <div className="may-shrink">
            <p className="record-first">{kinds[mail.kind] ?? mail.kind}</p>
            <p className="record-second">
              <span className="mail-state">{words.states[mail.state]}</span>
              {mail.sentAt ? <span>{moment(mail.sentAt)}</span> : null}
              {mail.state === 'waiting' ? <span>{words.due(moment(mail.dueAt))}</span> : null}
              {mail.attempts > 1 || mail.state === 'failing' ? (
                <span>{words.attempts(mail.attempts)}</span>
              ) : null}
              {mail.lastError ? <MailError error={mail.lastError} reasons={words.reasons} /> : null}
            </p>
          </div>
          {mail.resendable === false ? null : (
            <Button kind="secondary" dense busy={busy === mail.id} onClick={() => onResend(mail.id)}>
              {busy === mail.id ? words.resending : words.resend}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
