import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { profileQuery } from '#/features/profile/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { SkipLink, Wrap } from '#/ui/layout';
import { ThemeSwitch } from '#/ui/theme-switch';
import { LanguageSwitch } from './language-switch';
import { navigationItems } from './navigation-items';

const scrollThreshold = 100;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => {
      setScrolled(window.scrollY > scrollThreshold);
      document.documentElement.classList.toggle('scrolled', window.scrollY > scrollThreshold);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

/** The fixed bar: name, items, languages, theme; below 1152 px the items are a menu that closes after a choice. */
export function Navigation() {
  const copy = useCopy('shell');
  const locale = useLocale();
  const { data: profile } = useSuspenseQuery(profileQuery(locale));
  const scrolled = useScrolled();
  return (
    <>
      <SkipLink href="#main">{copy.skip}</SkipLink>
      <header className="nav" data-scrolled={scrolled || undefined}>
        <Wrap className="nav-row">
          <Link to="/" className="brand">
            {profile.name}
          </Link>
          <nav className="nav-links" aria-label={copy.mainNavigation}>
            <Items />
          </nav>
          <LanguageSwitch />
          <ThemeSwitch label={copy.theme} />
          <Menu />
        </Wrap>
      </header>
    </>
  );
}

function Items({ onChoose }: { onChoose?: () => void }) {
  const copy = useCopy('shell');
  const { pathname } = useLocation();
  return navigationItems.map(({ key, hash, pages }) => (
    <Link
      key={key}
      to="/"
      hash={hash}
      aria-current={(pages as readonly string[]).includes(pathname) ? 'page' : undefined}
      activeProps={{ 'aria-current': undefined }}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      {copy.nav[key]}
    </Link>
  ));
}

function Menu() {
  const copy = useCopy('shell');
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <details className="nav-menu" ref={details}>
      <summary>{copy.menu}</summary>
      <nav aria-label={copy.menu}>
        <Items onChoose={close} />
      </nav>
    </details>
  );
}
