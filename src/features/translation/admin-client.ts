import { hc } from 'hono/client';
import { read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { Translated } from './admin-contract';
import type { TranslationAdminRoutes } from './admin-routes';

const client = hc<TranslationAdminRoutes>('/api').admin.translate;

export interface TranslationOptions {
  /** The language of what goes wrong. */
  language: Locale;
  signal: AbortSignal;
}

/** One text, in the other two languages. Throws an `ApiError`, or the signal's reason. */
const translateText = (text: string, { language, signal }: TranslationOptions): Promise<Translated> =>
  read(client.$post({ json: { text, language } }, { init: { signal } }));

/** One field after another; `onDone` comes with each. The first failure ends it, and what came before it stays. */
export async function translateFields<Field extends { tr: string }>(
  fields: readonly Field[],
  { onDone, ...options }: TranslationOptions & { onDone: (field: Field, texts: Translated) => void },
): Promise<void> {
  for (const field of fields) onDone(field, await translateText(field.tr, options));
}
