import type { CopyRegistry } from '#/platform/i18n/copy';
import type { Locale } from '#/platform/i18n/locale';

const loaders: Record<Locale, () => Promise<{ default: CopyRegistry }>> = {
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
};

const loaded: Partial<Record<Locale, CopyRegistry>> = {};

/** Fetches the words of a language once; pages read them with `copyIn` afterwards. */
export async function loadCopy(locale: Locale): Promise<CopyRegistry> {
  loaded[locale] ??= (await loaders[locale]()).default;
  return loaded[locale];
}

export function copyIn(locale: Locale): CopyRegistry {
  const copy = loaded[locale];
  if (!copy) throw new Error(`The words of '${locale}' were not loaded before the page was.`);
  return copy;
}
