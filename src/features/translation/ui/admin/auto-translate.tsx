import { useQuery } from '@tanstack/react-query';
import type { AutoTranslateProps } from '#/owner/items/form/parts';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { translationQuery } from '../../admin-client';
import { adminTranslationWords } from '../../copy';
import { ReplaceQuestion } from './replace-question';
import styles from './translation.module.css';
import { useTranslation } from './use-translation';

/**
 * A button that translates one field from the first language that has a text. Renders nothing without a translation service, or
 * if the form shows only one language.
 */
export function AutoTranslateButton(props: AutoTranslateProps) {
  const { data } = useQuery(translationQuery());
  return data?.isConfigured && props.languages.length > 1 ? <Translate {...props} /> : null;
}

function Translate({ label, languages, onFilled, ...texts }: AutoTranslateProps) {
  const copy = useWords(adminTranslationWords);
  const { from, ready, work, reason, start, ...question } = useTranslation({
    languages,
    fields: [{ name: label, label, ...texts }],
    onFilled: (_, filled) => onFilled(filled),
  });
  const action = work ? copy.translating : copy.translate(from);
  return (
    <div className={`${styles.root} ${styles.ofField}`}>
      <Button
        dense
        kind="quiet"
        disabled={!ready && !work}
        busy={Boolean(work)}
        aria-label={copy.ofField(label, action)}
        onClick={start}
      >
        {action}
      </Button>
      <p className={styles.reason} role="status">
        {reason}
      </p>
      <ReplaceQuestion {...question} />
    </div>
  );
}
