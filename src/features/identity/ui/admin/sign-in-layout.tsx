import type { ReactNode } from 'react';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import styles from './sign-in.module.css';

export interface SignInLayoutProps {
  /** The owner's name, as a link to the site. */
  brand: ReactNode;
  /** Switches of language and theme. */
  tools: ReactNode;
}

export function SignInLayout({ brand, tools, children }: SignInLayoutProps & { children: ReactNode }) {
  const { signIn } = useWords(adminIdentityWords);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        {brand}
        <div className={styles.tools}>{tools}</div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <noscript>
          <Notice title={signIn.noScript} />
        </noscript>
        {children}
      </main>
    </div>
  );
}
