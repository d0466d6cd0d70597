import { Link, useLinkProps, useMatches, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shortNameIn } from '#/features/look/contract';
import { SetUpLine } from '#/features/opening/ui/set-up-line';
import { useProfile } from '#/features/profile/client';
import { Arrow } from '#/ui/arrow';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { SkipLink, VisuallyHidden, Wrap } from '#/ui/layout';
import { ThemeSwitch } from '#/ui/theme-switch';
import type { BarItem } from '../page-facts';
import { shellWords } from './copy';
import { factsShown } from './facts-shown';
import { LanguageSwitch } from './language-switch';
import styles from './nav.module.css';
import { useShownItems } from './navigation-items';
import { NavigationMenu } from './navigation-menu';
import { useFocusAfterNavigation } from './page-focus';

/** Pixels of scrolling after which the bar is opaque. */
const scrollThreshold = 100;

/** Whether the page is scrolled. While it is, the document has a class that makes other parts appear. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => {
      const past = window.scrollY > scrollThreshold;
      setScrolled(past);
      document.documentElement.classList.toggle('scrolled', past);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

/** The fixed bar: name, items, languages, theme. On narrower screens the items are a menu that closes after a choice. */
export function Navigation() {
  const copy = useWords(shellWords);
  const profile = useProfile();
  const back = useMatches({ select: (matches) => factsShown(matches).backInBar ?? false });
  const { public: languages } = useSiteLanguages();
  const scrolled = useScrolled();
  useFocusAfterNavigation();
  return (
    <>
      <SkipLink href="#main">{copy.skip}</SkipLink>
      <header className={styles.root} data-scrolled={scrolled || undefined}>
        <SetUpLine />
        <Wrap className={styles.row}>
          <Link to="/" className={styles.brand}>
            {back ? <Arrow to="start" /> : null}
            <Brand name={profile.name} />
            <VisuallyHidden>: {back ? copy.missing.home : copy.nav.home}</VisuallyHidden>
          </Link>
          <nav className={styles.links} aria-label={copy.mainNavigation}>
            <NavigationLinks />
          </nav>
          <LanguageSwitch languages={languages} />
          <ThemeSwitch label={copy.theme} className={styles.theme} />
          <NavigationMenu>
            <NavigationLinks />
          </NavigationMenu>
        </Wrap>
      </header>
    </>
  );
}

function Brand({ name }: { name: string }) {
  const locale = useLocale();
  const look = useRouteContext({ from: '__root__', select: (context) => context.look });
  const { wordmark } = look ?? {};
  if (!wordmark) return <span>{(look && shortNameIn(look, locale)) ?? name}</span>;
  const { url, width, height, night, isOpaque } = wordmark;
  return (
    <span className={styles.wordmark} data-night={night} data-opaque={isOpaque || undefined}>
      <img src={url} alt={name} width={width} height={height} />
    </span>
  );
}

function NavigationLinks() {
  // On a confirmation page the address tells which item is current.
  const current = useMatches({
    select: (matches) => {
      const { barItem } = factsShown(matches);
      return typeof barItem === 'function' ? barItem(matches.at(-1)?.search ?? {}) : barItem;
    },
  });
  return useShownItems().map((name) => <NavigationLink key={name} name={name} current={name === current} />);
}

/** A link from any page to the home page, or to a section of it. */
function NavigationLink({ name, current }: { name: BarItem; current: boolean }) {
  const { nav } = useWords(shellWords);
  const link = useLinkProps({ to: '/', ...(name === 'home' ? {} : { hash: name }) });
  return (
    <a {...link} className={undefined} aria-current={current ? 'page' : undefined}>
      {nav[name]}
    </a>
  );
}
