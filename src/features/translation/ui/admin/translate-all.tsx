import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TranslateAllProps } from '#/owner/items/form/parts';
import { ProgressLine } from '#/owner/kit/progress-line';
import { Technical } from '#/owner/kit/technical';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { translationQuery } from '../../admin-client';
import { adminTranslationWords } from '../../copy';
import { ReplaceQuestion } from './replace-question';
import styles from './translation.module.css';
import { useTranslation } from './use-translation';

/**
 * A button that translates the texts of a form, from the main language or from another language that has the text. Without a
 * translation service it says how to set one up. Renders nothing if the form shows only one language.
 */
export function TranslateAll(props: TranslateAllProps) {
  const { notConfigured, notConfiguredHelp } = useWords(adminTranslationWords);
  const { data } = useQuery(translationQuery());
  if (!data || props.languages.length < 2) return null;
  if (data.isConfigured) return <Translate {...props} />;
  return (
    <div>
      <p className="field-hint">{notConfigured}</p>
      <Technical>{notConfiguredHelp}</Technical>
    </div>
  );
}

function Translate(props: TranslateAllProps) {
  const copy = useWords(adminTranslationWords);
  const { from, ready, work, reason, start, stop, ...question } = useTranslation(props);
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
        {work ? copy.translating : copy.all.action(from)}
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
