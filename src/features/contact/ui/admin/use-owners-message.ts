import { useEffect, useRef } from 'react';
import { recordWords } from '#/owner/records/copy';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { messageActions, ownersMessageQuery } from '../../admin-client';
import type { MessageDetail } from '../../admin-contract';
import { adminContactWords } from '../../copy/admin';
import type { MessageStatus } from '../../rules';

/** Everything that the owner can do with one message. Opening it is reading it. */
export function useOwnersMessage({ id, status }: Pick<MessageDetail, 'id' | 'status'>) {
  const { done, statuses } = useWords(adminContactWords);
  const { failed, mails, erase } = useWords(recordWords);
  const locale = useLocale();
  const { busy, run } = useRecordActions<MessageDetail>({
    queryKey: ownersMessageQuery(id).queryKey,
    show: useNotice(),
    failed,
  });
  const set = (next: MessageStatus) => () => messageActions.setStatus(id, locale, next);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (status === 'unread') void run('open', set('read'));
  });
  return {
    busy,
    setStatus: (next: MessageStatus) => run(next, set(next), { title: done(statuses[next]) }),
    resend: (mailId: string) =>
      run(mailId, () => messageActions.resend(id, locale, mailId), { title: mails.resent }),
    erase: () => run('erase', () => messageActions.erase(id, locale), { title: erase.done }),
  };
}
