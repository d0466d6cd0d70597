import {
  attributeTextsOf,
  hasMarkup,
  lengthOf,
  withAttributeTexts,
  withTagsOf,
} from '#/platform/translation/markup';
import { joined, piecesOf } from '#/platform/translation/pieces';
import {
  type TargetLanguage,
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
  /** None where the owner has set up none. */
  translator?: Translator | undefined;
}

/** Milliseconds of one text, both languages together. */
const patience = 150_000;
/** Texts that wait for the one that is being translated. */
const longestQueue = 8;

/** Translates one text after another, so that an owner's long article is all that a provider is asked for at a time. */
export function createTranslation({ translator }: TranslationContext, longest = patience) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const translate = async (text: string, signal: AbortSignal): Promise<TranslationOutcome> => {
    if (!translator) return { ok: false, reason: 'not_configured' };
    const within = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
    try {
      const [en, ar] = await Promise.all([
        inLanguage(translator, text, 'en', within),
        inLanguage(translator, text, 'ar', within),
      ]);
      return { ok: true, texts: { en, ar } };
    } catch (error) {
      if (within.aborted) return { ok: false, reason: 'too_slow' };
      if (error instanceof TranslationFailed) return { ok: false, reason: error.reason };
      throw error;
    }
  };

  /** `signal` says that nobody waits for the answer any more. Never throws for what a provider does. */
  return async (text: string, signal: AbortSignal): Promise<TranslationOutcome> => {
    if (waiting >= longestQueue) return { ok: false, reason: 'busy' };
    waiting += 1;
    const turn = last.then(() => translate(text, signal));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

async function inLanguage(
  translator: Translator,
  text: string,
  target: TargetLanguage,
  signal: AbortSignal,
): Promise<string> {
  const isHtml = hasMarkup(text);
  const { frame, texts } = piecesOf(text);
  const translated = await inTurn(translator, texts, { target, html: isHtml, signal });
  const body = joined({ frame, texts: translated });
  // A description of a picture is plain text, wherever it stands.
  const described = isHtml ? attributeTextsOf(body) : [];
  const descriptions = await inTurn(translator, described, { target, html: false, signal });
  const words = new Map(described.map((source, index) => [source, descriptions[index] ?? source]));
  return withAttributeTexts(body, (source) => words.get(source) ?? source);
}

type Wanted = Pick<TranslationRequest, 'target' | 'html' | 'signal'>;

/** Each text in the other language; those that come back broken are asked for once more. */
async function inTurn(translator: Translator, texts: string[], wanted: Wanted): Promise<string[]> {
  const ask = async (sources: string[], again: boolean) => {
    const request = { ...wanted, texts: sources, again };
    const answers = sources.length > 0 ? await translator.translate(request) : [];
    return sources.map((source, index) => checked(source, answers[index] ?? ''));
  };
  const first = await ask(texts, false);
  const failed = texts.filter((_, index) => first[index] === undefined);
  const second = (await ask(failed, true)).values();
  return first.map((answer) => {
    const complete = answer ?? second.next().value;
    if (complete === undefined) throw new TranslationFailed('garbled');
    return complete;
  });
}

/** The answer with the tags of its source; undefined where it can't be a translation of it. */
function checked(source: string, answer: string): string | undefined {
  const [asked, got] = [lengthOf(source), lengthOf(answer)];
  // A model that answers the text instead of translating it says far less, or far more.
  if (got === 0 || got > 4 * asked + 200 || (asked > 80 && got < asked / 5)) return undefined;
  return withTagsOf(source, answer.trim());
}
