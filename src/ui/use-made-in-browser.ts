import { useSyncExternalStore } from 'react';

/** There is nothing to subscribe to: once rendered in the browser, the value doesn't change any more. */
const subscribe = () => () => undefined;

/** False on the server and during the hydration of its page, true for what is first rendered in the browser. */
export const useMadeInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
