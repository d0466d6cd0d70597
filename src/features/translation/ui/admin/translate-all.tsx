import { useRef } from 'react';
import type { TranslateAllProps } from '#/owner/items/form/parts';
import { ProgressLine } from '#/owner/kit/progress-line';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminTranslationWords } from '../../copy';
import { ReplaceQuestion } from './replace-question';
import styles from './translation.module.css';
import { useTranslation } from './use-translation';

/** Fills the English and Arabic texts of an item from its Turkish, field after field. */
export function TranslateAll(props: TranslateAllProps) {
  const copy = useWords(adminTranslationWords);
  const { ready, work, reason, start, stop, ...question } = useTranslation(props);
  const startButton = useRef<HTMLButtonElement>(null);
  const stopAndKeepFocus = () => {
    stop();
    startButton.current?.focus();
  };
  return (
    <div className={styles.root}>
      <Button
        ref={startButton}
        dense
        kind="secondary"
        disabled={!ready && !work}
        busy={Boolean(work)}
        onClick={start}
      >
        {work ? copy.translating : copy.all.action}
      </Button>
      {work ? (
        <div className={styles.work}>
          <span className={styles.label}>{copy.all.working(work.label)}</span>
          <bdi>{copy.all.progress(work.done, work.total)}</bdi>
          <ProgressLine label={copy.translating} done={work.done} total={work.total} />
          <Button dense kind="quiet" onClick={stopAndKeepFocus}>
            {copy.all.stop}
          </Button>
        </div>
      ) : null}
      <p className={work ? 'visually-hidden' : styles.reason} role="status">
        {work ? copy.all.working(work.label) : reason}
      </p>
      <ReplaceQuestion {...question} />
    </div>
  );
}
