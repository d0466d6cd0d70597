import type { Locale } from '#/platform/i18n/locale';
import { createOneByOne } from '#/platform/process/one-by-one';
import {
  attributeTexts,
  hasMarkup,
  restoreTags,
  visibleLength,
  withAttributeTexts,
} from '#/platform/translation/markup';
import { joinPieces, splitPieces } from '#/platform/translation/pieces';
import {
  TranslationFailed,
  type TranslationFailure,
  type TranslationRequest,
  type Translator,
} from '#/platform/translation/translator';
import type { Translated } from '../admin-contract';

export type TranslationOutcome =
  | { ok: true; texts: Translated }
  | { ok: false; reason: TranslationFailure | 'not_configured' | 'busy' };

export interface TranslationContext {
  /** Undefined if no provider is configured. */
  translator?: Translator | undefined;
}

export interface TextToTranslate {
  text: string;
  from: Locale;
  /** The text's own language is left out. */
  into: readonly Locale[];
}

/** The timeout for the translation of one text into all its languages. */
const defaultTimeoutMs = 150_000;
/** How many texts may wait while another text is being translated. */
const mostWaiting = 7;

/** Returns a function that translates one text at a time, so that the provider gets few requests at once. */
export function createTranslation({ translator }: TranslationContext, timeoutMs = defaultTimeoutMs) {
  const inTurn = createOneByOne(mostWaiting);

  const translate = async (
    { text, from, into }: TextToTranslate,
    signal: AbortSignal,
  ): Promise<TranslationOutcome> => {
    if (!translator) return { ok: false, reason: 'not_configured' };
    const timeout = AbortSignal.timeout(timeoutMs);
    const stop = AbortSignal.any([signal, timeout]);
    try {
      const targets = into.filter((target) => target !== from);
      const texts = targets.map(async (target) => {
        const request = { source: from, target, signal: stop };
        return [target, await translateInto(translator, text, request)] as const;
      });
      return { ok: true, texts: Object.fromEntries(await Promise.all(texts)) as Translated };
    } catch (error) {
      if (signal.aborted) return { ok: false, reason: 'aborted' };
      if (timeout.aborted) return { ok: false, reason: 'too_slow' };
      if (error instanceof TranslationFailed) return { ok: false, reason: error.reason };
      throw error;
    }
  };

  /** Translates a text. Aborting `signal` stops the translation. A provider's failure is returned as an outcome, never thrown. */
  return async (text: TextToTranslate, signal: AbortSignal): Promise<TranslationOutcome> =>
    (await inTurn(() => translate(text, signal))) ?? { ok: false, reason: 'busy' };
}

async function translateInto(
  translator: Translator,
  text: string,
  request: Pick<TranslationRequest, 'source' | 'target' | 'signal'>,
): Promise<string> {
  const isHtml = hasMarkup(text);
  const { frame, texts } = splitPieces(text);
  const translated = await translateTexts(translator, texts, { ...request, html: isHtml });
  const body = joinPieces({ frame, texts: translated });
  // Attributes that are shown or read aloud (alt, title) are plain text, even within HTML.
  const sources = isHtml ? attributeTexts(body) : [];
  const attributes = await translateTexts(translator, sources, { ...request, html: false });
  const bySource = new Map(sources.map((source, index) => [source, attributes[index] ?? source]));
  return withAttributeTexts(body, (source) => bySource.get(source) ?? source);
}

type RequestOptions = Pick<TranslationRequest, 'source' | 'target' | 'html' | 'signal'>;

/**
 * Translates texts. Those whose translation is not valid are requested once more. Throws if one is still not valid.
 */
async function translateTexts(
  translator: Translator,
  texts: string[],
  options: RequestOptions,
): Promise<string[]> {
  const request = async (sources: string[], isRetry: boolean) => {
    const results =
      sources.length > 0 ? await translator.translate({ ...options, texts: sources, isRetry }) : [];
    return sources.map((source, index) => validate(source, results[index] ?? ''));
  };
  const first = await request(texts, false);
  const failed = texts.filter((_, index) => first[index] === undefined);
  const second = (await request(failed, true)).values();
  return first.map((result) => {
    const complete = result ?? second.next().value;
    if (complete === undefined) throw new TranslationFailed('garbled');
    return complete;
  });
}

/** The translation with the tags of its source; undefined if `result` can't be a translation of `source`. */
function validate(source: string, result: string): string | undefined {
  const [before, after] = [visibleLength(source), visibleLength(result)];
  // A model that replies to the text instead of translating it writes far less, or far more.
  if (after === 0 || after > 4 * before + 200 || (before > 80 && after < before / 5)) return undefined;
  return restoreTags(source, result.trim());
}
