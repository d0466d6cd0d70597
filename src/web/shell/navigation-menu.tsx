import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#/ui/language/language';
import { ThemeSwitch } from '#/ui/theme-switch';
import { shellWords } from './copy';
import styles from './nav.module.css';

/** The items of the bar in a menu. It closes after a choice, with Escape and on a press elsewhere; it opens without script too. */
export function NavigationMenu({ children }: { children: ReactNode }) {
  const copy = useWords(shellWords);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!menu.current?.open || !(target instanceof Element)) return;
      const chosen = target.closest('a') !== null;
      if (chosen || !menu.current.contains(target)) menu.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <details className={styles.menu} ref={menu}>
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
