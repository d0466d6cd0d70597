import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import { ThemeSwitch } from '#/ui/theme-switch';
import { shellWords } from './copy';
import styles from './nav.module.css';

/** The items of the bar in a menu. It opens without scripts too; `closeMenu` (close-menu.ts) closes it. */
export function NavigationMenu({ children }: { children: ReactNode }) {
  const copy = useWords(shellWords);
  return (
    <details className={styles.menu} data-menu="">
      <summary>{copy.menu}</summary>
      <div className={styles.panel}>
        <nav aria-label={copy.menu}>{children}</nav>
        <p className={`${styles.panelTheme} needs-script`}>
          <span aria-hidden="true">{copy.theme}</span>
          <ThemeSwitch label={copy.theme} />
        </p>
      </div>
    </details>
  );
}
