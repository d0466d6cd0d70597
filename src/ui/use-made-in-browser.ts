import { useSyncExternalStore } from 'react';

/** Subscribes to nothing. */
const subscribe = () => () => undefined;

/** False on the server and during the hydration of its page, true for what is first rendered in the browser. */
export const useMadeInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
