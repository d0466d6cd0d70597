/** Milliseconds between two checks whether the server is reachable again. */
const pause = 5_000;

const later = () => void setTimeout(checkServer, pause);

function checkServer(): void {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => (ok ? location.reload() : later()), later);
}

/** Reloads the page once the server answers again: as soon as the connection is back, otherwise checking every five seconds. */
addEventListener('online', checkServer);
later();
