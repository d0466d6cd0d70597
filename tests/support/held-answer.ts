import type { Page, Route } from 'playwright-core';

/**
 * Holds back the responses to requests of this method and path; the server still carries the requests out. Returns `sent`, which
 * counts the requests so far, a promise that resolves once the first response is held, and a function that lets all through.
 */
export async function holdAnswers(page: Page, method: string, path: string) {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let sent = 0;
  const hold = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    sent += 1;
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    return route.fulfill({ response });
  };
  await page.route(({ pathname }) => pathname === path, hold);
  return { sent: () => sent, answered: answered.promise, release: () => released.resolve() };
}

/** Loses the response to the next request of this method below the path, after the server has carried the request out. */
export async function loseAnswer(page: Page, method: string, path: string): Promise<void> {
  let isLost = false;
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      if (isLost || route.request().method() !== method) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    },
  );
}
