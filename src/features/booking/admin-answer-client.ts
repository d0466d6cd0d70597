import { readJson } from '#/platform/http-client/api';
import { byLink, type MailLink } from '#/platform/http-client/mail-link';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { AnswerAdminRoutes } from './admin-answer-routes';

const requests = apiClient<AnswerAdminRoutes>('/api').auth.requests[':id'];

/** The link in a mail by which the owner answers a request. Its fragment is `id.token.confirm` or `id.token.decline`. */
export interface AnswerLink extends MailLink {
  confirms: boolean;
}

export function parseAnswerLink(fragment: string): AnswerLink | null {
  const [, id, token, word] = /^#?([0-9a-f-]{36})\.([\w-]{43})\.(confirm|decline)$/i.exec(fragment) ?? [];
  return id && token ? { id, token, confirms: word === 'confirm' } : null;
}

export const askedAppointment = (link: AnswerLink, lang: Locale) =>
  readJson(requests.$get({ param: { id: link.id }, query: { lang } }, byLink(link)));

/** Sends the owner's answer. `key` makes the request idempotent: sent twice under the same key, it takes effect once. */
export const sendAnswer = (
  link: AnswerLink,
  { message, language, key }: { message: string; language: Locale; key: string },
) =>
  readJson(
    requests.$post(
      {
        param: { id: link.id },
        json: { confirms: link.confirms, language, ...(message ? { message } : {}) },
      },
      byLink(link, key),
    ),
  );
