import { type ComponentProps, type ElementType, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { mustWait, thresholdFor } from './reveal-rule.ts';

const stop = () => undefined;
const never = () => stop;

/** False while React takes over the server's page, true for what is made in the browser. */
const useMadeInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export type RevealProps = ComponentProps<'div'> & {
  as?: 'div' | 'li' | 'section' | 'article' | 'header' | 'figure';
  /** Its place among those that appear together: each waits 200 ms more than the one before, four steps at most. */
  index?: number;
};

/** Fades in once, when a tenth of it is in sight. Server and no-script pages show it at once. */
export function Reveal({ as = 'div', index = 0, style, ...rest }: RevealProps) {
  const Tag = as as ElementType;
  const ref = useRef<HTMLElement>(null);
  const madeInBrowser = useRef(useMadeInBrowser());

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const box = element.getBoundingClientRect();
    const waits = mustWait({
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      paintedByServer: !madeInBrowser.current,
      inSight: box.top < window.innerHeight && box.bottom > 0,
    });
    if (!waits) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'rising';
        observer.disconnect();
      },
      { threshold: thresholdFor(box.height, window.innerHeight) },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);

  return <Tag {...rest} ref={ref} style={{ ...style, '--i': index }} />;
}
