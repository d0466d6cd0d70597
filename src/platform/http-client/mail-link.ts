import { nullIf, readJson } from './api';

/** The id and the token in a link of a mail, which opens a record without an account. */
export interface MailLink {
  id: string;
  token: string;
}

/** The headers of a request with the link's token; `key` makes a write idempotent. */
export const byLink = ({ token }: MailLink, key?: string) => ({
  headers: { Authorization: `Bearer ${token}`, ...(key ? { 'Idempotency-Key': key } : {}) },
});

const isPossible = ({ id, token }: MailLink): boolean =>
  /^[\w-]{43}$/.test(token) && /^[0-9a-f-]{36}$/i.test(id);

/** Fetches the record that the link opens; null if the link is invalid or has expired. */
export const openLink = <T>(
  link: MailLink,
  request: (by: ReturnType<typeof byLink>) => Parameters<typeof readJson<T>>[0],
): Promise<T | null> | null => (isPossible(link) ? readJson(request(byLink(link))).catch(nullIf(403)) : null);
