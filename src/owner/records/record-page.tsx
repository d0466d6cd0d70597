import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList } from '#/owner/kit/fact-list';
import { StatusTag } from '#/owner/kit/status-tag';
import type { PreparedReply } from '#/platform/replies/reply-links';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import type { RecordDetail } from './contract';
import { recordWords } from './copy';
import { MailList } from './mail-list';
import type { RecordKind, RecordTypes } from './record';
import styles from './record-page.module.css';
import { ReplyLinks } from './reply-links';
import { useRecordActions } from './use-record-actions';

interface RecordPageProps<Types extends RecordTypes> {
  kind: RecordKind<Types>;
  id: string;
  /** Further ways to reply. They come from a feature, which `owner` may not import, so the pages pass them on. */
  Replies: ComponentType<{ record: RecordDetail; reply: PreparedReply }>;
}

export function RecordPage<Types extends RecordTypes>({ kind, id, Replies }: RecordPageProps<Types>) {
  const { missing, list } = useWords(recordWords);
  const { data } = useSuspenseQuery(kind.client.one(id, useLocale()));
  const back = (
    <Link {...kind.client.pages.list({})} className={backClass}>
      <Arrow to="start" />
      {list.back}
    </Link>
  );
  if (!data) return <EmptyState title={missing.title} text={missing.text} action={back} />;
  return <RecordView kind={kind} record={data} back={back} Replies={Replies} />;
}

interface RecordViewProps<Types extends RecordTypes>
  extends Pick<RecordPageProps<Types>, 'kind' | 'Replies'> {
  record: Types['detail'];
  back: ReactNode;
}

function RecordView<Types extends RecordTypes>({ kind, record, back, Replies }: RecordViewProps<Types>) {
  const copy = useWords(kind.words);
  const { answers, mails, list } = useWords(recordWords);
  const actions = useRecordActions(kind, record);
  const { Above, Beside } = kind;
  const { status, erasedAt } = record;
  return (
    <>
      <AdminHead
        back={back}
        title={erasedAt ? list.erased : copy.detail.title(record.name)}
        actions={
          <StatusTag tone={kind.tones[status as Types['summary']['status']]}>
            {copy.statuses[status]}
          </StatusTag>
        }
      />
      {Above ? <Above record={record} actions={actions} /> : null}
      <div className={styles.columns}>
        <div>
          {kind.useParts(record).map(({ id, title, facts, content }) => (
            <AdminPart key={id} id={id} title={title}>
              {facts ? <FactList facts={facts} /> : content}
            </AdminPart>
          ))}
        </div>
        <div>
          {record.answers ? (
            <AdminPart id="answer" title={answers.title} note={answers.note}>
              <ReplyLinks answers={record.answers} words={answers} />
              <Replies record={record} reply={record.answers} />
            </AdminPart>
          ) : null}
          {Beside ? <Beside record={record} actions={actions} /> : null}
          <AdminPart id="mails" title={mails.title}>
            <MailList
              mails={record.mails}
              kinds={copy.mails}
              busy={actions.busy}
              onResend={(mail) => void actions.resend(mail)}
            />
          </AdminPart>
          {erasedAt ? null : (
            <ErasePart
              reason={kind.whyNotErasable?.(record, copy) ?? null}
              busy={actions.busy === 'erase'}
              onConfirm={actions.erase}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface ErasePartProps {
  /** Why the record can't be erased yet; null if it can. */
  reason: string | null;
  busy: boolean;
  onConfirm: () => Promise<boolean>;
}

function ErasePart({ reason, busy, onConfirm }: ErasePartProps) {
  const { erase, keep } = useWords(recordWords);
  return (
    <AdminPart id="erase" title={erase.title} note={reason ?? erase.note}>
      <ConfirmStep
        words={{ ...erase, title: erase.confirmTitle, text: erase.confirmText, keep }}
        busy={busy}
        disabled={reason !== null}
        onConfirm={onConfirm}
      />
    </AdminPart>
  );
}
