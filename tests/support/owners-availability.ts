import type { TestApi } from './api';
import { signedInBefore } from './owner';

/** Calls the API of the owner's rule, blocks and calendars, and reads the slots that visitors get as a result. */
export async function openAvailability(site: TestApi) {
  const cookie = await signedInBefore(site);
  const call = (method: string, path: string, body?: unknown) =>
    site.request(`/api/admin/${path}`, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const slots = async (service = 'dijital-pazarlama') => {
    const { slots: found } = await (await site.get(`/api/availability?service=${service}`)).json();
    return found as { id: string; start: string; available: boolean }[];
  };
  return {
    /** Paths follow `/api/admin/`. */
    call,
    overview: async () => (await call('GET', 'availability')).json(),
    slots,
    taken: async (service?: string) =>
      (await slots(service)).filter(({ available }) => !available).map(({ id }) => id),
  };
}

export type OwnersAvailability = Awaited<ReturnType<typeof openAvailability>>;
