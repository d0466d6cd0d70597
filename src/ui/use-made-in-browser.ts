import { useSyncExternalStore } from 'react';

/** No subscription is needed: React itself renders again after hydration, and the value doesn't change later. */
const subscribe = () => () => undefined;

/** False on the server and in the first render during hydration, true in every other render. */
export const useMadeInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
