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

/** Reloads the page once the server responds again: as soon as the connection is back, otherwise checking every five seconds. */
addEventListener('online', checkServer);
checkLater();
