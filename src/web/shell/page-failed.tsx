import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { shellWords } from './copy';
import styles from './message.module.css';

export function PageFailed() {
  const { failed, missing } = useWords(shellWords);
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate().finally(() => setBusy(false));
  };
  return (
    <Wrap className={styles.page}>
      <title>{failed.title}</title>
      <meta name="robots" content="noindex, follow" />
      <div className={styles.words} role="alert">
        <h1 className="text-h1">{failed.title}</h1>
        <p className="text-lead">{failed.text}</p>
        <div className={`button-row ${styles.actions}`}>
          <Button busy={busy} onClick={retry} className="needs-script">
            {busy ? failed.retrying : failed.retry}
          </Button>
          <Link to="/" className={buttonClass({ kind: 'secondary' })}>
            {missing.home}
          </Link>
        </div>
      </div>
    </Wrap>
  );
}
