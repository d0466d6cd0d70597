import { useEffect, useRef } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminNote, AdminPart } from '#/owner/kit/admin-head';
import type { RecordPartProps } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { MessageTypes } from '../../admin-queries';
import { adminContactWords } from '../../copy';
import type { MessageStatus } from '../../rules';

const transitions: Record<MessageStatus, readonly MessageStatus[]> = {
  unread: ['answered', 'spam'],
  read: ['answered', 'unread', 'spam'],
  answered: ['unread', 'spam'],
  spam: ['read'],
};

export function MessageSuspicion({
  record: { suspicion, erasedAt },
}: RecordPartProps<MessageTypes['detail']>) {
  const { detail } = useWords(adminContactWords);
  return suspicion && !erasedAt ? (
    <AdminNote>
      <Notice role="note">{detail.suspicion[suspicion]}</Notice>
    </AdminNote>
  ) : null;
}

/** Opening an unread message marks it as read. */
export function MessageStatusPart({
  record,
  actions: { busy, run, setStatus },
}: RecordPartProps<MessageTypes['detail']>) {
  const { detail, actions: copy } = useWords(adminContactWords);
  const moment = useShortDateTime();
  const { status, statusAt, erasedAt } = record;
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (status === 'unread') void run({ name: 'open', path: 'status', details: { status: 'read' } });
  });
  if (erasedAt) return null;
  const since = statusAt && moment(statusAt);
  const words = { ...copy, read: copy.notSpam };
  return (
    <AdminPart id="status" title={detail.status} note={since ? detail.since(since) : null}>
      <Actions>
        {transitions[status].map((to) => (
          <Button key={to} kind="secondary" dense busy={busy === to} onClick={() => void setStatus(to)}>
            {busy === to ? copy.saving : words[to]}
          </Button>
        ))}
      </Actions>
    </AdminPart>
  );
}
