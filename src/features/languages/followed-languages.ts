import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import { everyLanguage, type SiteLanguages } from '#/platform/i18n/site-languages';
import { readSiteLanguages } from './queries';

export type FollowedLanguages = ReturnType<typeof followLanguages>;

/** Keeps the site's languages in memory, and reads them again only when the content version has changed. */
export function followLanguages(
  ctx: Pick<Context, 'db'>,
  { current, isKnown }: Pick<ContentVersion, 'current' | 'isKnown'>,
) {
  let known = everyLanguage;
  let reading: { version: number; languages: Promise<SiteLanguages> } | undefined;

  function begin(version: number): Promise<SiteLanguages> {
    const languages = readSiteLanguages(ctx);
    const begun = { version, languages };
    reading = begun;
    languages.then(
      (found) => {
        if (reading === begun) known = found;
      },
      () => {
        if (reading === begun) reading = undefined;
      },
    );
    return languages;
  }

  /** The languages at the current content version. While the content version is unknown, the languages that were read last. */
  async function read(): Promise<SiteLanguages> {
    const version = current();
    if (reading?.version === version) return reading.languages;
    return isKnown() ? begin(version) : known;
  }
  return {
    read,
    /** Returns the languages that were read last, without waiting, and starts reading new ones if the content has changed. */
    known() {
      read().catch(() => undefined);
      return known;
    },
  };
}
