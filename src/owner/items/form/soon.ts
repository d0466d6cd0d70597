/** Milliseconds of rest after a change until it is acted on, and at most that many while changes keep coming. */
const rest = 400;
const atLatest = 2000;

/** Acts on changes soon: once they rest, and every two seconds while they don't. */
export function createSoon(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change came that has not been acted on. */
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
    /** Acts at once on what waits; does nothing where nothing does. */
    hurry: () => {
      if (since !== undefined) actNow();
    },
    forget,
  };
}
