import {
  AuthorizationError,
  ConnectionError,
  DeepLClient,
  DeepLError,
  QuotaExceededError,
  TooManyRequestsError,
} from 'deepl-node';
import type { Locale } from '#/platform/i18n/locale';
import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';
import {
  TranslationFailed,
  type TranslationFailure,
  type TranslationRequest,
  type TranslationSettings,
  type Translator,
} from './translator';

const targets = { tr: 'tr', en: 'en-GB', ar: 'ar' } as const satisfies Record<Locale, string>;
/** Limits of one request: DeepL accepts 50 texts and 128 KiB. */
const batch = { texts: 40, characters: 30_000 };
/** Milliseconds for each attempt at a request. */
const timeoutMs = 30_000;

/** A translator that uses DeepL, or a service with DeepL's API at `url`. */
export function deeplTranslator({ url, key }: TranslationSettings): Translator {
  const client = new DeepLClient(key ?? 'none', {
    ...(url ? { serverUrl: withoutTrailingSlashes(url).replace(/\/v2(\/translate)?$/, '') } : {}),
    minTimeout: timeoutMs,
    // The client counts the first attempt, too: this means one retry.
    maxRetries: 2,
    sendPlatformInfo: false,
  });
  const ask = async (texts: string[], { source, target, html }: TranslationRequest) => {
    const results = await client.translateText(texts, source, targets[target], {
      preserveFormatting: true,
      ...(html ? { tagHandling: 'html' as const } : {}),
    });
    return results.map(({ text }) => text);
  };
  return {
    async translate(request) {
      const translated: string[] = [];
      for (const texts of batches(request.texts)) {
        translated.push(...(await unlessAborted(request.signal, ask(texts, request))));
      }
      return translated;
    },
  };
}

function* batches(texts: readonly string[]): Generator<string[]> {
  let gathered: string[] = [];
  let characters = 0;
  for (const text of texts) {
    const isFull = gathered.length === batch.texts || characters + text.length > batch.characters;
    if (gathered.length > 0 && isFull) {
      yield gathered;
      gathered = [];
      characters = 0;
    }
    gathered.push(text);
    characters += text.length;
  }
  if (gathered.length > 0) yield gathered;
}

/** Waits for a response or an abort. The client doesn't support abort signals, so a response after the abort is ignored. */
async function unlessAborted<T>(signal: AbortSignal, pending: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new TranslationFailed('aborted'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, pending]);
  } catch (error) {
    throw error instanceof TranslationFailed ? error : new TranslationFailed(failureReason(error), error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function failureReason(error: unknown): TranslationFailure {
  if (error instanceof AuthorizationError) return 'refused';
  if (error instanceof QuotaExceededError) return 'exhausted';
  if (error instanceof TooManyRequestsError) return 'overloaded';
  // The client has no classes for 404 and 503.
  if (error instanceof DeepLError && error.message.startsWith('Not found')) return 'unknown';
  if (error instanceof DeepLError && error.message.startsWith('Service unavailable')) return 'overloaded';
  if (error instanceof ConnectionError && /timeout/i.test(error.message)) return 'too_slow';
  return 'unreachable';
}
