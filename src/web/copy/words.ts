import type { Locale } from '#/platform/i18n/locale';

/** Words that are fetched a language at a time, once. */
export function wordsBy<Registry>(loaders: Record<Locale, () => Promise<{ default: Registry }>>) {
  const asked: Partial<Record<Locale, Promise<Registry>>> = {};
  const loaded: Partial<Record<Locale, Registry>> = {};

  const fetched = async (locale: Locale): Promise<Registry> => {
    const { default: words } = await loaders[locale]();
    loaded[locale] = words;
    return words;
  };
  return {
    loaded: (locale: Locale): Registry | undefined => loaded[locale],
    load(locale: Locale): Promise<Registry> {
      asked[locale] ??= fetched(locale).catch((error) => {
        delete asked[locale];
        throw error;
      });
      return asked[locale];
    },
  };
}
