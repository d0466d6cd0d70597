import { useState } from 'react';
import { inlineActionClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { articlesWords } from '../copy';
import styles from './article.module.css';

/** Passes the page on: by what the device offers, else to the clipboard. True where only the clipboard has it. */
async function share(title: string): Promise<boolean> {
  const url = window.location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The reader changed their mind, or the browser allows neither.
    return false;
  }
}

/** Sharing and printing; both need the browser's help, so neither is there without script. */
export function ArticleActions({ title }: { title: string }) {
  const { share: copy } = useWords(articlesWords);
  const [copied, setCopied] = useState(false);
  return (
    <div className={`${styles.actions} needs-script`}>
      <button type="button" className={inlineActionClass} onClick={async () => setCopied(await share(title))}>
        {copy.action}
      </button>
      <button type="button" className={inlineActionClass} onClick={() => window.print()}>
        {copy.print}
      </button>
      <p role="status">{copied ? copy.copied : ''}</p>
    </div>
  );
}
