import type { Page, Route } from 'playwright-core';

/**
 * Holds back the server's answers to requests of this method and path, which are carried out. Returns how many were sent, a
 * promise of the first answer, and a function that lets it through, and all later ones.
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
