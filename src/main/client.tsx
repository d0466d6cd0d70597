// Must be the first import: it declares the order of the cascade layers, which the first style sheet fixes.
import '#/ui/theme.css';
// Before anything that makes HTML.
import '#/web/delivery/hydration/trusted-types';

import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseLocale } from '#/platform/i18n/locale';
import { readLanguages } from '#/platform/i18n/site-languages';
import { publicWords } from '#/web/copy';
import { replayEarlyActions } from '#/web/delivery/hydration/replay';
import { WhenHydrated } from '#/web/delivery/hydration/when-hydrated';
import { keepTyped } from '#/web/delivery/internals/keep-typed';
import { createPages } from '#/web/router';

const { baseUrl = location.origin, languages, look } = document.documentElement.dataset;
const router = createPages({
  baseUrl,
  languages: readLanguages(languages),
  look: look && JSON.parse(look),
});

/**
 * Hydrates the page once the words of its language are loaded; until then it can be read as it was sent. No top-level await
 * here: the files of the words import this one, and each would wait for the other for ever.
 */
export const hydrated = publicWords.load(parseLocale(document.documentElement.lang)).then(() => {
  const endKeeping = keepTyped((field) => window.earlyActions?.filled.has(field as Element) ?? false);
  const onHydrated = () => {
    endKeeping();
    void replayEarlyActions();
  };
  // As a transition React works in small steps, between which the browser can respond to the visitor.
  startTransition(() => {
    hydrateRoot(
      document,
      <WhenHydrated then={onHydrated}>
        <RouterClient router={router} />
      </WhenHydrated>,
    );
  });
});

/** The page is complete without these, so a failed download doesn't matter. */
const extras = () =>
  import('#/web/app/extras').then(
    ({ startExtras }) => startExtras(router),
    () => undefined,
  );
if (document.readyState === 'complete') void extras();
else window.addEventListener('load', extras, { once: true });
