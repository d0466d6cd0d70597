import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminNote } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { useSaving } from '#/owner/kit/use-saving';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { useNotice } from '#/ui/notices';
import { Unbroken } from '#/ui/unbroken';
import { activateSite, ownersBackupQuery } from '../../admin-client';
import type { OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';

export function RestoredNotice() {
  const { data: backup } = useQuery(ownersBackupQuery());
  return backup?.held ? <Held {...backup.held} /> : null;
}

function Held({ madeAt, restoredAt, overdueMails, erasedAgain }: NonNullable<OwnersBackup['held']>) {
  const words = useWords(adminBackupsWords);
  const inShort = useShortDateTime();
  const notify = useNotice();
  const [sendDue, setSendDue] = useState(false);
  const { busy, run } = useSaving({ queryKey: ownersBackupQuery().queryKey, failed: words.failed });
  const activate = async () => {
    const isDone = (await run(() => activateSite(sendDue))) !== undefined;
    if (isDone) notify({ title: words.done });
    return isDone;
  };
  return (
    <AdminNote>
      <Notice
        tone="need"
        title={words.restored.title}
        actions={
          <ConfirmStep words={words.activate} kind="primary" busy={busy} onConfirm={activate}>
            {overdueMails > 0 ? (
              <>
                <Check checked={sendDue} onChange={({ target }) => setSendDue(target.checked)}>
                  <span>
                    <Unbroken>{words.sendDue(overdueMails)}</Unbroken>
                  </span>
                </Check>
                <p className="text-small text-muted">{words.unsent}</p>
              </>
            ) : null}
          </ConfirmStep>
        }
      >
        {words.restored.text(inShort(madeAt), inShort(restoredAt))}
        {erasedAgain > 0 ? ` ${words.restored.erasedAgain(erasedAgain)}` : null}
      </Notice>
    </AdminNote>
  );
}
