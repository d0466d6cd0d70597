// Must be the first import: the style sheet that comes first fixes the order of the cascade layers, and this one declares it.
import '#/ui/theme.css';
// Must come before all modules that create HTML.
import '#/web/delivery/hydration/trusted-types';

import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseLocale } from '#/platform/i18n/locale';
import { readLanguages } from '#/platform/i18n/site-languages';
import { bookersWords, publicWords } from '#/web/copy';
import { isForm } from '#/web/delivery/hydration/is-form';
import { replayEarlyActions } from '#/web/delivery/hydration/replay';
import { WhenHydrated } from '#/web/delivery/hydration/when-hydrated';
import { keepTyped } from '#/web/delivery/internals/keep-typed';
import { createPages } from '#/web/router';
import type { routeTree } from '#/web/routeTree.gen';
import { routeTree as visitorsPages } from '#/web/visitorsRouteTree.gen';

/** All routes in the owner's room, elsewhere only the visitors' routes: links to the owner's room load a new document. */
const loadPages = async (): Promise<typeof routeTree> =>
  /^\/admin(\/|$)/.test(location.pathname)
    ? (await import('#/web/routeTree.gen')).routeTree
    : (visitorsPages as object as typeof routeTree);

async function createRouter() {
  const { baseUrl = location.origin, languages, look } = document.documentElement.dataset;
  return createPages({
    pages: await loadPages(),
    baseUrl,
    languages: readLanguages(languages),
    look: look && JSON.parse(look),
  });
}

/**
 * Hydrates the page once the words of its language are loaded. Until then it can be read as the server sent it. Don't use
 * top-level await here: the built files of the words import this module, and both would wait for each other for ever.
 */
async function hydrate(): Promise<void> {
  const locale = parseLocale(document.documentElement.lang);
  // In development it isn't known whether the page has a form of booking, so the words are always loaded.
  const mayBook = import.meta.env.DEV || isForm();
  const [router] = await Promise.all([
    creating,
    publicWords.load(locale),
    mayBook ? bookersWords.load(locale) : undefined,
  ]);
  const endKeeping = keepTyped((field) => window.earlyActions?.filled.has(field as Element) ?? false);
  const onHydrated = () => {
    endKeeping();
    void replayEarlyActions();
  };
  // In a transition React works in small steps, between which the browser can respond to the visitor.
  startTransition(() => {
    hydrateRoot(
      document,
      <WhenHydrated then={onHydrated}>
        <RouterClient router={router} />
      </WhenHydrated>,
    );
  });
}

const creating = createRouter();
export const hydrated = hydrate();

/** Loads and starts the extras. The page works without them, so a failed download is ignored. */
const extras = () =>
  Promise.all([import('#/web/app/extras'), creating]).then(
    ([{ startExtras }, router]) => startExtras(router),
    () => undefined,
  );
if (document.readyState === 'complete') void extras();
else window.addEventListener('load', extras, { once: true });
