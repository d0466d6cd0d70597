const rest = 400;
const atLatest = 2000;

/** A debounce with a maximum wait: runs after a pause in the changes, and every two seconds while they go on. */
export function createSoon(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the first pending change. */
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
      timer = setTimeout(actNow, Math.min(rest, Math.max(0, since + atLatest - now)));
    },
    /** Runs a pending call at once. */
    hurry: () => {
      if (since !== undefined) actNow();
    },
    forget,
  };
}
