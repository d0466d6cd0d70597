import { type ComponentProps, type ElementType, useLayoutEffect, useRef } from 'react';
import { startsHidden, thresholdFor } from './reveal-rule';
import { useMadeInBrowser } from './use-made-in-browser';

export type RevealProps = ComponentProps<'div'> & {
  as?: 'div' | 'li' | 'section' | 'article' | 'header' | 'figure';
  /**
   * Its position among the elements that appear together. Each starts 200 ms after the one before; from the fifth on, all start
   * at the same time.
   */
  index?: number;
};

/**
 * An element that fades in once a tenth of it is visible. It is shown at once if it was already in view when the browser
 * painted the server's HTML, if the visitor prefers reduced motion, or if JavaScript is off.
 */
export function Reveal({ as = 'div', index = 0, style, ...rest }: RevealProps) {
  const Tag = as as ElementType;
  const ref = useRef<HTMLElement>(null);
  const madeInBrowser = useRef(useMadeInBrowser());

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const box = element.getBoundingClientRect();
    const isHidden = startsHidden({
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      paintedByServer: !madeInBrowser.current,
      inSight: box.top < window.innerHeight && box.bottom > 0,
    });
    if (!isHidden) return;
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
