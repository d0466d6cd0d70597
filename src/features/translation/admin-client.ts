import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { Translated } from './admin-contract';
import type { TranslationAdminRoutes } from './admin-routes';

const translateAt = (api: ApiFetch = fetch) =>
  apiClient<TranslationAdminRoutes>('/api', { fetch: api }).admin.translate;
const client = translateAt();

/** Whether the server's environment configures a translation service. */
export const translationQuery = () =>
  queryOptions({
    queryKey: ['admin', 'translate'],
    queryFn: ({ meta }) => readJson(translateAt(apiFetch(meta)).$get()),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface TranslationOptions {
  /** The language of error messages. */
  language: Locale;
  signal: AbortSignal;
}

/** A text, its language, and the languages to translate it into. */
interface SourceText {
  text: string;
  from: Locale;
  into: Locale[];
}

/** Translates one text. Throws an `ApiError`, or the signal's reason if it is aborted. */
const translateText = (
  { text, from, into }: SourceText,
  { language, signal }: TranslationOptions,
): Promise<Translated> =>
  readJson(client.$post({ json: { text, from, into, language } }, { init: { signal } }));

/**
 * Translates one field after another, and calls `onDone` for each. Throws at the first failure; the remaining fields stay
 * untranslated.
 */
export async function translateFields<Field extends SourceText>(
  fields: readonly Field[],
  { onDone, ...options }: TranslationOptions & { onDone: (field: Field, texts: Translated) => void },
): Promise<void> {
  for (const field of fields) onDone(field, await translateText(field, options));
}
