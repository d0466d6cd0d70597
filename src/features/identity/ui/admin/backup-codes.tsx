import { useEffect, useRef } from 'react';
import { CopyButton } from '#/owner/kit/copy-button';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';

export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { twoFactor: copy } = useWords(adminIdentityWords);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
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
        <CopyButton text={codes.join('\n')} words={copy} />
        <Button dense onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </div>
  );
}
