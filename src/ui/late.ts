import { type ComponentType, lazy } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

/** Pixels before a place comes into sight. */
const margin = '800px';

/** Anything that shows that somebody is here: then what was put off is fetched at once. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let somebody: Promise<void> | undefined;

function firstSign(): Promise<void> {
  somebody ??= new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
  return somebody;
}

/** Resolves when the place with this id is close to being seen, or somebody does anything. */
function near(id: string): Promise<void> {
  const place = document.getElementById(id);
  if (!place || window.location.hash === `#${id}`) return Promise.resolve();
  const seen = new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    watch.observe(place);
  });
  return Promise.race([seen, firstSign()]);
}

/**
 * A part of a page whose code comes when its place is near: until then it stands as the server has drawn it. The server
 * draws it at once, so it is given there as it is. Put it into a Suspense.
 */
export const late = <Props>(
  id: string,
  load: () => Promise<Loaded<Props>>,
  onServer: Loaded<Props> | undefined,
): ComponentType<Props> =>
  onServer?.default ?? (lazy(() => near(id).then(load)) as unknown as ComponentType<Props>);
