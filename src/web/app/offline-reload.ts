/** Milliseconds between two checks whether the server is reachable again. */
const pauseMs = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function checkLater(): void {
  clearTimeout(timer);
  timer = setTimeout(checkServer, pauseMs);
}

function checkServer(): void {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => (ok ? location.reload() : checkLater()),
    checkLater,
  );
}

/**
 * Checks whether the server responds: as soon as the browser is online again, and every five seconds while it is online. Once the
 * server responds, the page is reloaded.
 */
addEventListener('online', checkServer);
checkLater();
