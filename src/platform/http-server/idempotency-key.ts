import type { Context } from 'hono';
import { Problem } from '../errors/problem.ts';
import type { Locale } from '../i18n/locale.ts';

const longest = 200;

/** Read by who writes programs against the API: the site's own forms make their keys themselves. */
const words = {
  tr: {
    reused: 'Bu anahtar başka bir istekte kullanılmış',
    tooLong: 'Idempotency-Key çok uzun',
  },
  en: {
    reused: 'This key was used for a different request',
    tooLong: 'The Idempotency-Key is too long',
  },
  ar: {
    reused: 'استُخدم هذا المفتاح في طلب آخر',
    tooLong: 'قيمة Idempotency-Key أطول من المسموح',
  },
} as const satisfies Record<Locale, object>;

const invalidKey = (message: string) =>
  new Problem('invalid', message, { errors: [{ path: 'Idempotency-Key', message }] });

/** The key under which the same request, sent again, is stored once; undefined where it has none. */
export function idempotencyKey(c: Context, locale: Locale): string | undefined {
  const key = c.req.header('idempotency-key') || undefined;
  if (key && key.length > longest) throw invalidKey(words[locale].tooLong);
  return key;
}

/** The problem of a key under which another request was sent before. */
export const keyReused = (locale: Locale): Problem => invalidKey(words[locale].reused);
