import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeOf } from '#/platform/i18n/locale';
import { takeUpEarlyActions } from '#/ui/early-actions';
import { publicWords } from '#/web/copy';
import { createPages } from '#/web/router';

const AliveContext = createContext(false);

const baseUrl = document.documentElement.dataset.baseUrl ?? location.origin;
const router = createPages({ baseUrl });

/**
 * The page comes alive once the words of its language are here; until then it can be read as it was sent. Nothing may be
 * awaited here: the words stand in files that begin with this one, and each would wait for the other for ever.
 */
export const begun = publicWords.load(localeOf(document.documentElement.lang)).then(() => {
  // In small steps, between which the browser can answer whoever is there.
  startTransition(() => {
    hydrateRoot(
      document,
      <Alive>
        <RouterClient router={router} />
      </Alive>,
    );
  });
});

/**
 * React takes the page over boundary by boundary. What stands above them all changes for all of them at once, so that it
 * hasn't changed before the last of them is taken over: only then can what is pressed reach all that it is meant for.
 */
function Alive({ children }: { children: ReactNode }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  useEffect(() => {
    if (alive) void takeUpEarlyActions();
  }, [alive]);
  return <AliveContext value={alive}>{children}</AliveContext>;
}

/** Without them the page is whole, so that a connection that fails meanwhile matters to nobody. */
const extras = () =>
  import('#/web/app/extras').then(
    ({ startExtras }) => startExtras(router),
    () => undefined,
  );
if (document.readyState === 'complete') void extras();
else window.addEventListener('load', extras, { once: true });
