import { type RefObject, useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Segmented } from '#/ui/choice';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { draftParameter } from '../../contract';
import { adminLookWords } from '../../copy';
import styles from './look-preview.module.css';

export interface PreviewPage {
  name: 'home' | 'articles' | 'article' | 'booking';
  path: string;
}

const themes = ['light', 'dark'] as const;
const screens = ['phone', 'desktop'] as const;

type Shown = {
  path: string;
  locale: Locale;
  theme: (typeof themes)[number];
  screen: (typeof screens)[number];
};

/** The width of the previewed computer screen, in pixels. Where there is less room, the whole screen is scaled down. */
const desktopWidth = 1280;

/** `version` is the look's version, which changes when the draft does. */
export function LookPreview({ pages, version }: { pages: readonly PreviewPage[]; version: number }) {
  const { preview: words } = useWords(adminLookWords);
  const { names } = useWords(kitWords).languages;
  const own = useLocale();
  const [shown, setShown] = useState<Shown>({ path: '/', locale: own, theme: 'light', screen: 'phone' });
  const show = (change: Partial<Shown>) => setShown((now) => ({ ...now, ...change }));
  const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <>
      <div className={styles.controls}>
        <Field label={words.page}>
          <Select value={shown.path} onChange={({ target }) => show({ path: target.value })}>
            {pages.map(({ name, path }) => (
              <option key={name} value={path}>
                {words.pages[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Segmented
          label={words.language}
          options={optionsOf(locales, names)}
          value={shown.locale}
          onChange={(locale) => show({ locale })}
        />
        <Segmented
          label={words.theme}
          options={optionsOf(themes, words.themes)}
          value={shown.theme}
          onChange={(theme) => show({ theme })}
        />
        <Segmented
          label={words.screen}
          options={optionsOf(screens, words.screens)}
          value={shown.screen}
          onChange={(screen) => show({ screen })}
        />
      </div>
      <Frame key={`${shown.path} ${shown.locale}`} shown={shown} version={version} />
    </>
  );
}

function Frame({ shown, version }: { shown: Shown; version: number }) {
  const { preview: words } = useWords(adminLookWords);
  const { path, locale, theme, screen } = shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const scale = useScale(room);
  // The version that the frame shows at first. The frame has to be reloaded for later versions only.
  const [first] = useState(version);

  const dress = () => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  };
  useEffect(dress, [theme]);
  useEffect(() => {
    const element = frame.current;
    if (!element || version === first) return;
    // While the preview is closed or out of view, the frame is not reloaded. That happens once it is shown again.
    const whenShown = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      whenShown.disconnect();
      const inside = element.contentWindow;
      if (!inside || inside.location.protocol === 'about:') return;
      scrolled.current = inside.scrollY;
      const address = new URL(inside.location.href);
      address.searchParams.set(draftParameter.name, draftParameter.value);
      inside.location.replace(address);
    });
    whenShown.observe(element);
    return () => whenShown.disconnect();
  }, [version, first]);

  const desktop = screen === 'desktop';
  return (
    <div ref={room} className={styles.room} data-screen={screen}>
      <iframe
        ref={frame}
        title={words.frame}
        loading="lazy"
        className={desktop ? styles.desktop : styles.phone}
        style={desktop ? { scale, marginBlockEnd: `calc(50rem * ${scale - 1})` } : undefined}
        src={`${path}?lang=${locale}&${draftParameter.name}=${draftParameter.value}`}
        onLoad={() => {
          dress();
          frame.current?.contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
        }}
      />
    </div>
  );
}

function useScale(room: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(desktopWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);
  return Math.min(1, width / desktopWidth);
}
