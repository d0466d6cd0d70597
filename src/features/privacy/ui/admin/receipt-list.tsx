import { AdminPart } from '#/owner/kit/admin-head';
import { CopyButton } from '#/owner/kit/copy-button';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { ErasureReceipt } from '../../admin-queries';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';

export function ReceiptList({ receipts }: { receipts: readonly ErasureReceipt[] }) {
  const { receipts: words } = useWords(adminPrivacyWords);
  const moment = useShortDateTime();
  return (
    <AdminPart id="privacy-receipts" title={words.title} note={words.note}>
      {receipts.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className={styles.records} aria-labelledby="privacy-receipts">
          {receipts.map(({ id, cause, at, text, language }) => (
            <li key={id}>
              <details>
                <summary>
                  {moment(at)} · {words.causes[cause]}
                </summary>
                <ReceiptText text={text[language]} language={language} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </AdminPart>
  );
}

export function ReceiptText({ text, language }: { text: string; language: Locale }) {
  const { receipt: words } = useWords(adminPrivacyWords);
  return (
    <div className={styles.receiptText}>
      <pre lang={language} dir={textDirection(language)}>
        {text}
      </pre>
      <CopyButton text={text} words={words} />
    </div>
  );
}
