import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { SignOutButton } from '#/features/identity/ui/admin/sign-out-button';
import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { SkipLink, VisuallyHidden } from '#/ui/layout';
import { shellWords } from '#/web/shell/copy';
import { useFocusAfterNavigation } from '../shell/page-focus';
import styles from './admin-frame.module.css';
import { adminTabs, isTabOf, type Tab } from './admin-tabs';
import { type AdminShellCopy, adminWords } from './copy';
import { SignInBrand, SignInTools } from './sign-in-frame';

/** The number of records that wait, by tab. */
export type Waiting = Partial<Record<keyof AdminShellCopy['waiting'], number>>;

/** The frame of the owner's pages: the tabs (at the start edge, on phones at the top) and the current page. */
export function AdminFrame({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const { skip } = useWords(shellWords);
  const { title } = useWords(adminWords);
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
        <AdminTabs waiting={waiting} />
        <div className={styles.tools}>
          <SignInTools />
          <SignOutButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} aria-label={title} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function AdminTabs({ waiting }: { waiting: Waiting }) {
  const { navigation, groups, waiting: waitingText } = useWords(adminWords);
  const locale = useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address has another current tab, which must be scrolled into view
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={navigation}>
      {adminTabs.map(({ group, tabs: members }) => (
        <div key={group} className={styles.group}>
          <p id={`admin-${group}`}>{groups[group]}</p>
          <ul aria-labelledby={`admin-${group}`}>
            {members.map(({ to, title, counts }: Tab) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={isTabOf(to, pathname) ? 'page' : undefined}
                >
                  {title(locale)}
                  {counts && waiting[counts] ? (
                    <span className={styles.count}>
                      <span aria-hidden="true">{waiting[counts]}</span>
                      <VisuallyHidden>
                        {comma[locale]}
                        {waitingText[counts](waiting[counts])}
                      </VisuallyHidden>
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
