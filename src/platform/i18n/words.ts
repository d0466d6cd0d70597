import type { Locale } from './locale';

/** The words of one part of the product, loaded one language at a time. */
export interface Words<Copy> {
  audience: Audience;
  /** Loads the words of a language once; a failed attempt can be repeated. */
  load(locale: Locale): Promise<Copy>;
  loaded(locale: Locale): Copy | undefined;
  /** The words of a language. Throws if they are not loaded. */
  in(locale: Locale): Copy;
}

type Audience = 'everybody' | 'who books' | 'owner';

type Files<Copy> = {
  [Language in Locale]: () => Promise<Record<Language, Copy>>;
};

export const defineWords = <Copy>(files: Files<Copy>, audience: Audience = 'everybody'): Words<Copy> =>
  wordsFrom(audience, async (locale) => ((await files[locale]()) as Record<Locale, Copy>)[locale]);

/** Like `defineWords`, for booking and for managing bookings. Pages that are hydrated 'at first sign' don't load these words. */
export const defineBookersWords = <Copy>(files: Files<Copy>): Words<Copy> => defineWords(files, 'who books');

/** Like `defineWords`, for the owner's pages, which visitors never load. */
export const defineOwnersWords = <Copy>(files: Files<Copy>): Words<Copy> => defineWords(files, 'owner');

/** The words of all parts with this audience, loaded together, so that no page has to load its own words later. */
export const wordsFor = (audience: Audience, parts: readonly Words<unknown>[]): Words<unknown> =>
  wordsFrom(audience, (locale) =>
    Promise.all(parts.filter((part) => part.audience === audience).map(({ load }) => load(locale))),
  );

function wordsFrom<Copy>(audience: Audience, fetchWords: (locale: Locale) => Promise<Copy>): Words<Copy> {
  const requested: Partial<Record<Locale, Promise<Copy>>> = {};
  const loaded: Partial<Record<Locale, Copy>> = {};

  const fetched = async (locale: Locale): Promise<Copy> => {
    const copy = await fetchWords(locale);
    loaded[locale] = copy;
    return copy;
  };
  return {
    audience,
    load(locale) {
      requested[locale] ??= fetched(locale).catch((error) => {
        delete requested[locale];
        throw error;
      });
      return requested[locale];
    },
    loaded: (locale) => loaded[locale],
    in(locale) {
      const copy = loaded[locale];
      if (!copy) throw new Error(`The words of '${locale}' were not loaded before they were needed.`);
      return copy;
    },
  };
}
