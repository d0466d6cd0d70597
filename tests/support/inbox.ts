import type { ReservationTypes } from '#/features/booking/admin-queries';
import { openTestApi } from './api';
import { consultingService } from './catalogue';
import type { Engine } from './database';
import { signedInBefore } from './owner';
import { reservationFor } from './reservation';

/** The API called as the owner; paths follow `/api/admin/`. */
export async function openInbox(engine: Engine, now: string) {
  const site = await openTestApi(engine, now);
  const cookie = await signedInBefore(site);
  const get = (path: string) => site.get(`/api/admin/${path}`, { Cookie: cookie });
  const read = async (path: string) => (await get(path)).json();
  return {
    ...site,
    get,
    read,
    post: (path: string, body: object = {}) => site.post(`/api/admin/${path}`, body, { Cookie: cookie }),
    /** Any method of the owner's API. */
    owner: (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      site.request(`/api/admin/${path}`, {
        method,
        headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    /** The same API called without a session, as by a visitor. */
    visitor: site,
    detail: async (id: string): Promise<ReservationTypes['detail']> => read(`reservations/${id}`),
    async booked(slotId: string, over: Record<string, unknown> = {}): Promise<string> {
      const service = consultingService('ai-growth', 'tr')?.title;
      const response = await site.post('/api/reservations', reservationFor(slotId, { service, ...over }));
      if (response.status !== 201) throw new Error(`not booked: ${response.status}`);
      return (await response.json()).reservationId;
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

export const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
