import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { Paragraph } from '#/ui/unbroken';
import type { RecordMail } from './contract';
import { recordWords } from './copy';
import { MailError } from './mail-error';
import { MailLine, MailState } from './mail-line';

interface MailListProps {
  mails: readonly RecordMail[];
  kinds: Readonly<Record<string, string>>;
  /** The id of the mail that is being sent again. */
  busy: string | null;
  onResend: (mail: RecordMail) => void;
}

export function MailList({ mails, kinds, busy, onResend }: MailListProps) {
  const { mails: words } = useWords(recordWords);
  const format = useShortDateTime();
  if (mails.length === 0) return <Paragraph className="text-muted">{words.none}</Paragraph>;
  return (
    <ul>
      {mails.map((mail) => (
        <MailLine
          key={mail.id}
          first={kinds[mail.kind] ?? mail.kind}
          second={
            <>
              <MailState state={mail.state} />
              {mail.sentAt ? <span>{format(mail.sentAt)}</span> : null}
              {mail.state === 'waiting' ? <span>{words.due(format(mail.dueAt))}</span> : null}
              {mail.attempts > 1 || mail.state === 'failing' ? (
                <span>{words.attempts(mail.attempts)}</span>
              ) : null}
              {mail.lastError ? <MailError error={mail.lastError} /> : null}
            </>
          }
          end={
            mail.resendable ? (
              <Button kind="secondary" dense busy={busy === mail.id} onClick={() => onResend(mail)}>
                {busy === mail.id ? words.resending : words.resend}
              </Button>
            ) : null
          }
        />
      ))}
    </ul>
  );
}
