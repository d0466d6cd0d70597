import { useEffect, useRef } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';

/** The backup codes, which are shown only once. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { twoFactor: copy } = useWords(adminIdentityWords);
  const notify = useNotice();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify({ title: copy.copied }),
      () => notify({ tone: 'danger', title: copy.notCopied }),
    );
  return (
    <div className={styles.form}>
      <h3 ref={head} tabIndex={-1} className="text-h4">
        {copy.backupTitle}
      </h3>
      <p>{copy.backupNote}</p>
      <ul className={styles.backupCodes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="secondary" dense onClick={() => void copyCodes()}>
          {copy.copy}
        </Button>
        <Button dense onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </div>
  );
}
