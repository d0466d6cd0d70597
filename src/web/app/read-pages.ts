import type { ReadPage } from './worker-settings';

type Rendered = (listen: () => void) => unknown;

/**
 * Registers the service worker and tells it of every page that was read without its help: the first one of a visit, and
 * those reached without a load. `onRendered` calls its listener after each such move.
 */
export async function keepReadPages(onRendered: Rendered): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasLoadedByWorker = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let told = wasLoadedByWorker ? location.href : '';
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    const read = location.href.replace(/#.*/, '');
    if (read === told.replace(/#.*/, '') || savesData()) return;
    told = read;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ read, files } satisfies ReadPage);
  };
  onRendered(() => void tell());
  await tell();
}

/** A visitor who pays for every page does not pay for it twice. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
