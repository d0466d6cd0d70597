import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button';
import { Tag } from '#/ui/choice';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import {
  beginTwoFactor,
  endTwoFactor,
  renewBackupCodes,
  sessionQuery,
  sessionsQuery,
} from '../../admin-client';
import type { Enrolment } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';
import { BackupCodes } from './backup-codes';
import { ConfirmPassword } from './confirm-password';
import { EnrolTwoFactor } from './enrol-two-factor';

type Stage =
  | { at: 'status' }
  | { at: 'confirm'; action: 'begin' | 'end' | 'renew' }
  | { at: 'enrol'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

export function TwoFactor({ enabled, email }: { enabled: boolean; email: string }) {
  const { twoFactor: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<Stage>({ at: 'status' });
  const statusText = useRef<HTMLParagraphElement>(null);
  const hasLeftStatus = useRef(false);
  useEffect(() => {
    if (stage.at !== 'status') hasLeftStatus.current = true;
    // After a form has closed, the focus moves to the text that shows the outcome.
    else if (hasLeftStatus.current) statusText.current?.focus();
  }, [stage]);

  const showStatus = () => setStage({ at: 'status' });
  const confirm = (action: 'begin' | 'end' | 'renew') => setStage({ at: 'confirm', action });
  const announceChange = async (title: string) => {
    notify({ title });
    await Promise.all(
      [sessionQuery(), sessionsQuery()].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
  };

  const actions = {
    begin: async (password: string) =>
      setStage({ at: 'enrol', enrolment: await beginTwoFactor(password, locale) }),
    renew: async (password: string, code: string) =>
      setStage({ at: 'codes', codes: (await renewBackupCodes(password, code, locale)).backupCodes }),
    end: async (password: string, code: string) => {
      await endTwoFactor(password, code, locale);
      showStatus();
      await announceChange(copy.disabled);
    },
  };

  if (stage.at === 'confirm') {
    return (
      <ConfirmPassword
        email={email}
        withCode={stage.action !== 'begin'}
        send={actions[stage.action]}
        onCancel={showStatus}
      />
    );
  }
  if (stage.at === 'enrol') {
    const { enrolment } = stage;
    const proved = async () => {
      setStage({ at: 'codes', codes: enrolment.backupCodes });
      await announceChange(copy.enabled);
    };
    return <EnrolTwoFactor enrolment={enrolment} onCancel={showStatus} onProved={() => void proved()} />;
  }
  if (stage.at === 'codes') return <BackupCodes codes={stage.codes} onDone={showStatus} />;
  return (
    <div className={styles.form}>
      <p ref={statusText} tabIndex={-1} className={styles.state}>
        <Tag>{enabled ? copy.on : copy.off}</Tag>
        <span>{enabled ? copy.onText : copy.offText}</span>
      </p>
      <div className={styles.actions}>
        {enabled ? (
          <>
            <Button kind="secondary" dense onClick={() => confirm('renew')}>
              {copy.renew}
            </Button>
            <Button kind="danger" dense onClick={() => confirm('end')}>
              {copy.end}
            </Button>
          </>
        ) : (
          <Button kind="secondary" dense onClick={() => confirm('begin')}>
            {copy.begin}
          </Button>
        )}
      </div>
    </div>
  );
}
