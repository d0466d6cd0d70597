import type { ReadPage } from './worker-settings';

type Rendered = (listen: () => void) => unknown;

/**
 * Registers the service worker. Unless the visitor saves data, tells it of each page that was read without a request through the
 * worker: a page that was loaded before the worker was in control, or reached by client-side navigation. `onRendered` calls its
 * listener after each navigation.
 */
export async function reportReadPages(onRendered: Rendered): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasLoadedByWorker = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let reported = wasLoadedByWorker ? location.href : '';
  const report = async () => {
    const { active } = await serviceWorker.ready;
    const read = location.href.replace(/#.*/, '');
    if (read === reported.replace(/#.*/, '') || savesData()) return;
    reported = read;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ read, files } satisfies ReadPage);
  };
  onRendered(() => void report());
  await report();
}

/** Whether the visitor has asked to save data. Such a visitor should not load a page twice. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
