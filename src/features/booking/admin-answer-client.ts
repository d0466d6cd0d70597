import { readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { AnswerAdminRoutes } from './admin-answer-routes';

const requests = apiClient<AnswerAdminRoutes>('/api').auth.requests[':id'];

/** The link of a mail, whose fragment is `id.token.confirm` or `id.token.decline`. */
export interface AnswerLink {
  id: string;
  token: string;
  confirms: boolean;
}

/** Reads the fragment of an address; null for any other. */
export function parseAnswerLink(fragment: string): AnswerLink | null {
  const [, id, token, word] = /^#?([0-9a-f-]{36})\.([\w-]{43})\.(confirm|decline)$/i.exec(fragment) ?? [];
  return id && token ? { id, token, confirms: word === 'confirm' } : null;
}

export const askedAppointment = ({ id, token }: AnswerLink, lang: Locale) =>
  readJson(
    requests.$get({ param: { id }, query: { lang } }, { headers: { Authorization: `Bearer ${token}` } }),
  );

/** `key` makes it idempotent: sent twice under the same key, it is given once. */
export const sendAnswer = (
  { id, token, confirms }: AnswerLink,
  { message, language, key }: { message: string; language: Locale; key: string },
) =>
  readJson(
    requests.$post(
      { param: { id }, json: { confirms, language, ...(message ? { message } : {}) } },
      { headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key } },
    ),
  );
