import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, type ApiFetch, apiOf, read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { ContactAdminRoutes } from './admin-routes';
import type { MessageSearch, MessageStatus } from './rules';

const client = (api: ApiFetch = fetch) => hc<ContactAdminRoutes>('/api', { fetch: api }).admin.messages;

/** Milliseconds for which an answer counts as new: a page that has just been loaded doesn't ask twice. */
const fresh = 3000;

export const messagesQuery = (search: MessageSearch) =>
  queryOptions({
    queryKey: ['inbox', 'messages', search],
    queryFn: ({ meta }) => read(client(apiOf(meta)).$get({ query: search })),
    staleTime: fresh,
  });

/** Where the list is saved from, as it is narrowed. */
export function messagesFile(search: MessageSearch, locale: Locale): string {
  const given = Object.entries({ ...search, page: undefined, lang: locale }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/api/admin/messages.csv?${new URLSearchParams(given)}`;
}

/** Null where there is no such message. */
export const ownersMessageQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'message', id],
    queryFn: ({ meta }) =>
      read(client(apiOf(meta))[':id'].$get({ param: { id }, query: {} })).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: fresh,
  });

const about = (id: string, lang: Locale) => ({ param: { id }, query: { lang } });

/** What the owner does with a message; each answers the whole of it as it is afterwards. */
export const messageActions = {
  setStatus: (id: string, lang: Locale, status: MessageStatus) =>
    read(client()[':id'].status.$post({ ...about(id, lang), json: { status } })),
  resend: (id: string, lang: Locale, mailId: string) =>
    read(client()[':id'].mails[':mailId'].resend.$post({ param: { id, mailId }, query: { lang }, json: {} })),
  erase: (id: string, lang: Locale) => read(client()[':id'].erase.$post({ ...about(id, lang), json: {} })),
};
