import { useQuery } from '@tanstack/react-query';
import type { AutoTranslateProps } from '#/owner/items/form/parts';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { translationQuery } from '../../admin-client';
import { adminTranslationWords } from '../../copy';
import { ReplaceQuestion } from './replace-question';
import styles from './translation.module.css';
import { useTranslation } from './use-translation';

/** Fills the English and Arabic text of one field from its Turkish; nothing without a translation service. */
export function AutoTranslateButton(props: AutoTranslateProps) {
  const { data } = useQuery(translationQuery());
  return data?.isConfigured ? <Translate {...props} /> : null;
}

function Translate({ label, onFilled, ...texts }: AutoTranslateProps) {
  const copy = useWords(adminTranslationWords);
  const { ready, work, reason, start, ...question } = useTranslation({
    fields: [{ name: label, label, ...texts }],
    onFilled: (_, filled) => onFilled(filled),
  });
  return (
    <div className={`${styles.root} ${styles.ofField}`}>
      <Button
        dense
        kind="quiet"
        disabled={!ready && !work}
        busy={Boolean(work)}
        aria-label={copy.ofField(label, work ? copy.translating : copy.translate)}
        onClick={start}
      >
        {work ? copy.translating : copy.translate}
      </Button>
      <p className={styles.reason} role="status">
        {reason}
      </p>
      <ReplaceQuestion {...question} />
    </div>
  );
}
