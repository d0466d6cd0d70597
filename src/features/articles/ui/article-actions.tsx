import { useState } from 'react';
import { InlineAction } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { articlesWords } from '../copy';
import styles from './article.module.css';

/** Shares the page through the device, otherwise copies its address. Resolves to whether it was copied. */
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
    // The reader cancelled, or the browser doesn't allow it.
    return false;
  }
}

export function ArticleActions({ title }: { title: string }) {
  const { share: copy } = useWords(articlesWords);
  const [copied, setCopied] = useState(false);
  return (
    <div className={`${styles.actions} needs-script`}>
      <InlineAction onClick={async () => setCopied(await share(title))}>{copy.action}</InlineAction>
      <InlineAction onClick={() => window.print()}>{copy.print}</InlineAction>
      <p role="status">{copied ? copy.copied : ''}</p>
    </div>
  );
}
