const waitMs = 400;
const maxWaitMs = 2000;

/** Calls `act` 400 ms after the last change, and at least every two seconds while changes go on. */
export function createDebounce(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const forget = () => {
    clearTimeout(timer);
    since = undefined;
  };
  const actNow = () => {
    forget();
    act();
  };
  return {
    changed: () => {
      const now = Date.now();
      since ??= now;
      clearTimeout(timer);
      timer = setTimeout(actNow, Math.min(waitMs, Math.max(0, since + maxWaitMs - now)));
    },
    flush: () => {
      if (since !== undefined) actNow();
    },
    forget,
  };
}
