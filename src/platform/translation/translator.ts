import { ReasonedError } from '#/platform/errors/reasoned-error';
import type { Locale } from '#/platform/i18n/locale';

export interface TranslationSettings {
  provider: 'deepl' | 'openai';
  /** The base address of the service; undefined for the provider's own. */
  url: string | undefined;
  key: string | undefined;
  model: string | undefined;
}

export interface TranslationRequest {
  /** Pieces of one text, in order. */
  texts: readonly string[];
  source: Locale;
  target: Locale;
  html: boolean;
  /** True if the last reply was rejected, because a piece had other tags than its source, or an implausible length. */
  isRetry: boolean;
  signal: AbortSignal;
}

export interface Translator {
  /** Returns as many texts as were given, in order. Throws `TranslationFailed`. */
  translate(request: TranslationRequest): Promise<string[]>;
}

/**
 * Why there is no translation. `refused`: the key is not accepted. `exhausted`: the quota is used up. `overloaded`: a later
 * attempt may succeed. `unknown`: the service doesn't know the address or the model. `garbled`: the reply was not a translation
 * of the text.
 */
export type TranslationFailure =
  | 'refused'
  | 'exhausted'
  | 'overloaded'
  | 'unknown'
  | 'unreachable'
  | 'too_slow'
  | 'aborted'
  | 'garbled';

export class TranslationFailed extends ReasonedError<TranslationFailure> {
  override readonly name = 'TranslationFailed';
}

/** The failure that an HTTP status of a provider stands for. */
export function failureForStatus(status: number | undefined): TranslationFailure {
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'refused';
  if (status === 402) return 'exhausted';
  if (status === 404) return 'unknown';
  if (status === 429 || status === 503 || status === 529) return 'overloaded';
  return 'unreachable';
}
