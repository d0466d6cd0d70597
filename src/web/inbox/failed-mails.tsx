import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminBookingWords } from '#/features/booking/copy/admin';
import { adminContactWords } from '#/features/contact/copy/admin';
import { adminTrainingWords } from '#/features/training/copy/admin';
import { AdminPart } from '#/owner/kit/admin-head';
import { recordWords } from '#/owner/records/copy';
import { MailError } from '#/owner/records/mail-error';
import { RecordLines } from '#/owner/records/record-list';
import type { MailState } from '#/platform/mail/outbox-table';
import { useWords } from '#/ui/language/language';

interface FailedMail {
  id: string;
  /** The record that the mail is about. */
  about: string;
  name: string;
  kind: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
}

type FailedOf = Record<'reservations' | 'applications' | 'messages', FailedMail[]>;

/** Mails that did not get out so far, with their reason, and the way to the record that they are about. */
export function FailedMails({ mails }: { mails: FailedOf }) {
  const { overview: copy } = useWords(recordWords);
  const booking = useWords(adminBookingWords).mails;
  const training = useWords(adminTrainingWords).mails;
  const contact = useWords(adminContactWords).mails;
  return (
    <AdminPart id="failed" title={copy.failedMails} note={copy.failedMailsText}>
      <ul className="mails">
        {mails.reservations.map((mail) => (
          <Line key={mail.id} mail={mail} kinds={booking}>
            <Link to="/admin/reservations/$id" params={{ id: mail.about }}>
              <bdi>{mail.name}</bdi>
            </Link>
          </Line>
        ))}
        {mails.applications.map((mail) => (
          <Line key={mail.id} mail={mail} kinds={training}>
            <Link to="/admin/applications/$id" params={{ id: mail.about }}>
              <bdi>{mail.name}</bdi>
            </Link>
          </Line>
        ))}
        {mails.messages.map((mail) => (
          <Line key={mail.id} mail={mail} kinds={contact}>
            <Link to="/admin/messages/$id" params={{ id: mail.about }}>
              <bdi>{mail.name}</bdi>
            </Link>
          </Line>
        ))}
      </ul>
    </AdminPart>
  );
}

function Line({
  mail,
  kinds,
  children,
}: {
  mail: FailedMail;
  kinds: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { mails } = useWords(recordWords);
  return (
    <li data-state={mail.state}>
      <div className="may-shrink">
        <RecordLines
          first={children}
          second={
            <>
              <span>{kinds[mail.kind] ?? mail.kind}</span>
              <span className="mail-state">{mails.states[mail.state]}</span>
              <span>{mails.attempts(mail.attempts)}</span>
              {mail.lastError ? <MailError error={mail.lastError} reasons={mails.reasons} /> : null}
            </>
          }
        />
      </div>
    </li>
  );
}
