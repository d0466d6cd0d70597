/** Milliseconds between two questions whether the server is there again. */
const pause = 5_000;

const later = () => void setTimeout(look, pause);

function look(): void {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => (ok ? location.reload() : later()), later);
}

/** Loads the page once the server answers again: at once when the connection is back, else asking every five seconds. */
addEventListener('online', look);
later();
