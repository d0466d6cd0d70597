import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isUnreachableError, isUnstorableText } from '#/platform/errors/database';
import { Problem, type ProblemKind } from '#/platform/errors/problem';
import { errorTrace } from '#/platform/errors/trace';
import { requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { type Log, withoutIds } from '#/platform/log/log';
import { throttledLog } from '#/platform/log/throttled-log';

const statuses: Record<ProblemKind, ContentfulStatusCode> = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
};

const titles: Record<Locale, Record<ProblemKind | 'unexpected', string>> = {
  tr: {
    unreadable: 'İstek okunamadı',
    unauthenticated: 'Önce oturum açın',
    forbidden: 'Bu işleme izin verilmiyor',
    not_found: 'Bulunamadı',
    wrong_method: 'Bu adreste bu işlem yapılamaz',
    conflict: 'Bu işlem artık yapılamıyor',
    too_large: 'İstek çok büyük',
    wrong_type: 'İstek JSON biçiminde olmalıdır',
    invalid: 'Bazı bilgiler eksik ya da hatalı',
    too_many: 'Çok fazla istek gönderildi, lütfen biraz bekleyin',
    unavailable: 'Bu hizmet şu anda kullanılamıyor',
    unexpected: 'Beklenmeyen bir hata oluştu',
  },
  en: {
    unreadable: 'The request could not be read',
    unauthenticated: 'Please sign in first',
    forbidden: 'This is not permitted',
    not_found: 'Not found',
    wrong_method: 'This address does not support that method',
    conflict: 'This can no longer be done',
    too_large: 'The request is too large',
    wrong_type: 'The request must be JSON',
    invalid: 'Some details are missing or incorrect',
    too_many: 'Too many requests, please wait a moment',
    unavailable: 'This service is not available at the moment',
    unexpected: 'An unexpected error occurred',
  },
  ar: {
    unreadable: 'تعذّرت قراءة الطلب',
    unauthenticated: 'يُرجى تسجيل الدخول أولًا',
    forbidden: 'هذا الإجراء غير مسموح به',
    not_found: 'غير موجود',
    wrong_method: 'لا يدعم هذا العنوان هذا الإجراء',
    conflict: 'لم يعد بالإمكان تنفيذ هذا الإجراء',
    too_large: 'حجم الطلب أكبر من المسموح',
    wrong_type: 'يجب أن يكون الطلب بصيغة JSON',
    invalid: 'بعض البيانات ناقصة أو غير صحيحة',
    too_many: 'طلبات كثيرة، يُرجى الانتظار قليلًا',
    unavailable: 'هذه الخدمة غير متاحة حاليًا',
    unexpected: 'حدث خطأ غير متوقع',
  },
};

/** The detail of an `unavailable` problem without a message of its own. Forms show it while the site can't store anything. */
const laterTexts: Record<Locale, string> = {
  tr: 'Site şu anda yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.',
  en: 'The site cannot answer at the moment. Please try again in a little while.',
  ar: 'لا يستطيع الموقع الرد حاليًا. يُرجى المحاولة مرة أخرى بعد قليل.',
};

/**
 * The problem for an expected error: a `Problem` that was thrown, an unreachable database, or a request that is too large, or
 * can't be read or stored. Undefined for a fault of the code.
 */
const toProblem = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (isUnreachableError(error)) return new Problem('unavailable', undefined, { retryAfter: 5 });
  if (isUnstorableText(error)) return new Problem('unreadable');
  if (error instanceof HTTPException && error.status === 400) return new Problem('unreadable');
  if (error instanceof HTTPException && error.status === 413) return new Problem('too_large');
  return undefined;
};

const ownMessage = (problem: Problem | undefined): string | undefined =>
  problem && problem.message !== problem.kind ? problem.message : undefined;

/** Turns all errors that the API throws into HTTP responses: problem documents (RFC 9457), without stack traces. */
export function problemResponse(log: Log) {
  const logUnavailable = throttledLog((error) => log.warn({ error }, 'api: unavailable'));
  return (error: unknown, c: Context) => {
    const problem = toProblem(error);
    if (!problem)
      log.error({ path: withoutIds(c.req.path), error: errorTrace(error) }, 'api: unexpected error');
    else if (isUnreachableError(error)) logUnavailable(error);
    const locale = requestLocale(c);
    const words = titles[locale];
    const kind = problem?.kind ?? 'unexpected';
    const status = problem ? statuses[problem.kind] : 500;
    const title = words[kind];
    const detail = ownMessage(problem) ?? (kind === 'unavailable' ? laterTexts[locale] : title);
    const headers: Record<string, string> = {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
    };
    if (problem?.allow) headers.Allow = problem.allow;
    if (problem?.retryAfter) headers['Retry-After'] = String(problem.retryAfter);
    const { errors, current } = problem ?? {};
    const document = { type: 'about:blank', title, status, detail, errors, current };
    return c.body(JSON.stringify(document), status, headers);
  };
}
