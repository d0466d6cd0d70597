/** Milliseconds between two checks whether the server is reachable again. */
const pauseMs = 5_000;

const checkLater = () => void setTimeout(checkServer, pauseMs);

function checkServer(): void {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => (ok ? location.reload() : checkLater()),
    checkLater,
  );
}

/**
 * Checks whether the server responds: when the connection is back, and otherwise every five seconds. Once the server responds,
 * the page is reloaded.
 */
addEventListener('online', checkServer);
checkLater();
