import { done, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { CalendarChange, CalendarRequest } from './admin-contract';
import type { ScheduleAdminRoutes } from './admin-routes';

const client = () => apiClient<ScheduleAdminRoutes>('/api').admin;

export const addCalendar = (calendar: CalendarRequest) =>
  readJson(client().calendars.$post({ json: calendar }));
export const saveCalendar = (id: string, calendar: CalendarChange) =>
  readJson(client().calendars[':id'].$put({ param: { id }, json: calendar }));
export const removeCalendar = (id: string) => done(client().calendars[':id'].$delete({ param: { id } }));
export const refreshCalendar = (id: string) =>
  readJson(client().calendars[':id'].refresh.$post({ param: { id } }, withoutBody));
