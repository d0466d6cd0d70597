import { hc } from 'hono/client';
import { ApiError, readJson } from '#/platform/http-client/api';
import type { CalendarChange, CalendarRequest } from './admin-contract';
import type { ScheduleAdminRoutes } from './admin-routes';

const client = () => hc<ScheduleAdminRoutes>('/api').admin;

/** Sent with requests without a body too: the API takes writes with this content type only. */
const json = { headers: { 'Content-Type': 'application/json' } };

/** Awaits a response without a body. */
async function done(request: Promise<Pick<Response, 'ok' | 'status' | 'text'>>): Promise<void> {
  const response = await request;
  if (!response.ok) throw new ApiError(response.status, await response.text());
}

export const addCalendar = (calendar: CalendarRequest) =>
  readJson(client().calendars.$post({ json: calendar }));
export const saveCalendar = (id: string, calendar: CalendarChange) =>
  readJson(client().calendars[':id'].$put({ param: { id }, json: calendar }));
export const removeCalendar = (id: string) => done(client().calendars[':id'].$delete({ param: { id } }));
export const refreshCalendar = (id: string) =>
  readJson(client().calendars[':id'].refresh.$post({ param: { id } }, json));
