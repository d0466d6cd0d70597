// First: it says the order of the cascade's layers, which the first style sheet settles.
import '#/ui/theme.css';

import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseLocale } from '#/platform/i18n/locale';
import { publicWords } from '#/web/copy';
import { replayEarlyActions } from '#/web/delivery/hydration/replay';
import { WhenHydrated } from '#/web/delivery/hydration/when-hydrated';
import { createPages } from '#/web/router';

const baseUrl = document.documentElement.dataset.baseUrl ?? location.origin;
const router = createPages({ baseUrl });

/**
 * The page comes alive once the words of its language are here; until then it can be read as it was sent. Nothing may be
 * awaited here: the words stand in files that begin with this one, and each would wait for the other for ever.
 */
export const begun = publicWords.load(parseLocale(document.documentElement.lang)).then(() => {
  // In small steps, between which the browser can answer whoever is there.
  startTransition(() => {
    hydrateRoot(
      document,
      <WhenHydrated then={replayEarlyActions}>
        <RouterClient router={router} />
      </WhenHydrated>,
    );
  });
});

/** Without them the page is whole, so that a connection that fails meanwhile matters to nobody. */
const extras = () =>
  import('#/web/app/extras').then(
    ({ startExtras }) => startExtras(router),
    () => undefined,
  );
if (document.readyState === 'complete') void extras();
else window.addEventListener('load', extras, { once: true });
