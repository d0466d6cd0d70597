import type { Locale } from './locale';

/** The words of one part of the product, loaded one language at a time. */
export interface Words<Copy> {
  /** Loads the words of a language once; a failed attempt can be repeated. */
  load(locale: Locale): Promise<Copy>;
  /** The words of a language if they are loaded. */
  loaded(locale: Locale): Copy | undefined;
  /** The same; throws where they are not loaded. */
  in(locale: Locale): Copy;
}

/** One file per language, which exports its words under the language's code. */
export const defineWords = <Copy>(
  files: {
    [Language in Locale]: () => Promise<Record<Language, Copy>>;
  },
): Words<Copy> => wordsFrom(async (locale) => ((await files[locale]()) as Record<Locale, Copy>)[locale]);

type Copies<Parts> = { [Name in keyof Parts]: Parts[Name] extends Words<infer Copy> ? Copy : never };

/** The words of several parts combined, each under its name. */
export const joinWords = <Parts extends Record<string, Words<unknown>>>(parts: Parts): Words<Copies<Parts>> =>
  wordsFrom(async (locale) => {
    const copies = Object.entries(parts).map(async ([name, words]) => [name, await words.load(locale)]);
    return Object.fromEntries(await Promise.all(copies));
  });

function wordsFrom<Copy>(fetchWords: (locale: Locale) => Promise<Copy>): Words<Copy> {
  const asked: Partial<Record<Locale, Promise<Copy>>> = {};
  const loaded: Partial<Record<Locale, Copy>> = {};

  const fetched = async (locale: Locale): Promise<Copy> => {
    const copy = await fetchWords(locale);
    loaded[locale] = copy;
    return copy;
  };
  return {
    load(locale) {
      asked[locale] ??= fetched(locale).catch((error) => {
        delete asked[locale];
        throw error;
      });
      return asked[locale];
    },
    loaded: (locale) => loaded[locale],
    in(locale) {
      const copy = loaded[locale];
      if (!copy) throw new Error(`The words of '${locale}' were not loaded before they were needed.`);
      return copy;
    },
  };
}
