import { Link } from '@tanstack/react-router';
import { balanceRecords } from '#/features/balances/record';
import { reservationRecords } from '#/features/booking/record';
import { enrolmentRecords } from '#/features/cohorts/record';
import { messageRecords } from '#/features/contact/record';
import { applicationRecords } from '#/features/training/record';
import { waitingRecords } from '#/features/waiting/record';
import { AdminPart } from '#/owner/kit/admin-head';
import type { RecordName } from '#/owner/records/contract';
import { recordWords } from '#/owner/records/copy';
import { MailError } from '#/owner/records/mail-error';
import { MailLine, MailState } from '#/owner/records/mail-line';
import type { RecordKind, RecordTypes } from '#/owner/records/record';
import type { FailingMail } from '#/platform/mail/outbox';
import { useWords } from '#/ui/language/language';

/** Mails whose sending failed, is unclear or is held, with the error, if any, and a link to the record that they are about. */
export function FailedMails({ mails }: { mails: Record<RecordName, FailingMail[]> }) {
  const { overview: copy } = useWords(recordWords);
  return (
    <AdminPart id="failed" title={copy.failedMails} note={copy.failedMailsText}>
      <ul>
        <Lines kind={reservationRecords} mails={mails.reservations} />
        <Lines kind={applicationRecords} mails={mails.applications} />
        <Lines kind={messageRecords} mails={mails.messages} />
        <Lines kind={balanceRecords} mails={mails.balances} />
        <Lines kind={waitingRecords} mails={mails.waiting} />
        <Lines kind={enrolmentRecords} mails={mails.enrolments} />
      </ul>
    </AdminPart>
  );
}

interface LinesProps<Types extends RecordTypes> {
  kind: RecordKind<Types>;
  mails: readonly FailingMail[];
}

function Lines<Types extends RecordTypes>({ kind, mails }: LinesProps<Types>) {
  const { mails: kinds } = useWords(kind.words);
  const { attempts } = useWords(recordWords).mails;
  return mails.map((mail) => (
    <MailLine
      key={mail.id}
      first={
        <Link {...kind.client.pages.one(mail.about)}>
          <bdi>{mail.name}</bdi>
        </Link>
      }
      second={
        <>
          <span>{kinds[mail.kind] ?? mail.kind}</span>
          <MailState state={mail.state} />
          <span>{attempts(mail.attempts)}</span>
          {mail.lastError ? <MailError error={mail.lastError} /> : null}
        </>
      }
    />
  ));
}
