import type { Context } from 'hono';
import { fieldProblem, type Problem } from '../errors/problem.ts';
import type { Locale } from '../i18n/locale.ts';

const longest = 200;

/** Messages for programmers who use the API. The forms of the site create valid keys, so their users never see these. */
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

const invalidKey = (message: string): Problem => fieldProblem('Idempotency-Key', message);

/** The idempotency key of a request, under which a repetition of the request is not stored again; undefined where it has none. */
export function idempotencyKey(c: Context, locale: Locale): string | undefined {
  const key = c.req.header('idempotency-key') || undefined;
  if (key && key.length > longest) throw invalidKey(words[locale].tooLong);
  return key;
}

export const keyReused = (locale: Locale): Problem => invalidKey(words[locale].reused);
