import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignOutButton } from '#/features/identity/ui/admin/sign-out-button';
import { useWords } from '#/ui/language/language';
import { SkipLink, VisuallyHidden } from '#/ui/layout';
import { shellWords } from '#/web/shell/copy';
import { useFocusAfterNavigation } from '../shell/page-focus';
import styles from './admin-frame.module.css';
import { AdminMenu, type Waiting } from './admin-menu';
import { adminWords } from './copy';
import { SignInBrand, SignInTools } from './sign-in-frame';

/** The frame of the owner's pages: the tabs (at the start edge, on narrow screens in a menu at the top) and the current page. */
export function AdminFrame({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const { skip, newTab } = useWords(shellWords);
  const { title, view, display } = useWords(adminWords);
  useFocusAfterNavigation();
  return (
    <div className={styles.root}>
      <SkipLink href="#main">{skip}</SkipLink>
      {/* Header and main are named, because the preview of the look shows a page that has these landmarks too. */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header outside of sections is a banner, which may be named */}
      <header className={styles.side} aria-label={title}>
        <div className={styles.name}>
          <SignInBrand />
          <h1>{title}</h1>
        </div>
        <AdminMenu waiting={waiting}>
          <div className={styles.tools}>
            <Link to="/" target="_blank" className={styles.view}>
              {view}
              <VisuallyHidden> {newTab}</VisuallyHidden>
            </Link>
            <p className={styles.display}>{display}</p>
            <SignInTools named />
            <SignOutButton />
          </div>
        </AdminMenu>
      </header>
      <main id="main" tabIndex={-1} aria-label={title} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
