import { Link, useLocation } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { popoverInPageClass } from '#/owner/kit/popover-in-page';
import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { shellWords } from '#/web/shell/copy';
import styles from './admin-menu.module.css';
import { adminTabs, isTabOf, type Tab } from './admin-tabs';
import { type AdminShellCopy, adminWords } from './copy';

/** Numbers of records. The tab of reservations shows the sum of `reservations` (confirmed and upcoming) and `requests`. */
export type Waiting = Partial<Record<keyof AdminShellCopy['waiting'] | 'requests', number>>;

interface AdminMenuProps {
  waiting: Waiting;
  children: ReactNode;
}

/**
 * The tabs in their groups. If there is room, they stand beside the page. Otherwise they are a popover: the browser opens it, and
 * closes it on Escape or on a press outside.
 */
export function AdminMenu({ waiting, children }: AdminMenuProps) {
  const { menu } = useWords(shellWords);
  const { navigation, groups, news, close } = useWords(adminWords);
  const popover = useRef<HTMLDivElement>(null);
  const { reservations = 0, requests = 0, applications = 0, messages = 0 } = waiting;
  // Upcoming appointments aren't new, so the button of the menu doesn't count them.
  const newRecords = requests + applications + messages;
  const numbers: Waiting = { reservations: reservations + requests, applications, messages };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  };
  return (
    <>
      <button type="button" popoverTarget="admin-menu" className={styles.opener}>
        <span className={styles.toOpen}>{menu}</span>
        <span className={styles.toClose}>{close}</span>
        <Count value={newRecords} label={news(newRecords)} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only reacts to links inside, which keys press too */}
      <div
        ref={popover}
        popover="auto"
        id="admin-menu"
        className={`${popoverInPageClass} ${styles.menu}`}
        onClick={closeAfterChoice}
      >
        <nav className={styles.tabs} aria-label={navigation}>
          {adminTabs.map(({ group, tabs }) => (
            <div key={group} className={styles.group}>
              <p id={`admin-${group}`}>{groups[group]}</p>
              <ul aria-labelledby={`admin-${group}`}>
                {tabs.map((tab: Tab) => (
                  <li key={tab.to}>
                    <TabLink {...tab} waiting={tab.counts && numbers[tab.counts]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {children}
      </div>
    </>
  );
}

function TabLink({ to, title, counts, waiting }: Tab & { waiting: number | undefined }) {
  const words = useWords(adminWords);
  const locale = useLocale();
  const isCurrent = useLocation({ select: ({ pathname }) => isTabOf(to, pathname) });
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {title(locale)}
      {counts && waiting ? <Count value={waiting} label={words.waiting[counts](waiting)} /> : null}
    </Link>
  );
}

/** A number; screen readers also read what it counts. */
function Count({ value, label }: { value: number; label: string }) {
  const locale = useLocale();
  if (!value) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value}</span>
      <VisuallyHidden>
        {comma[locale]}
        {label}
      </VisuallyHidden>
    </span>
  );
}
