import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import { everyLanguage, type SiteLanguages } from '#/platform/i18n/site-languages';
import { readSiteLanguages } from './queries';

export type FollowedLanguages = ReturnType<typeof followLanguages>;

/** Reads the site's languages again after each change of the content, so that requests in between cost no query. */
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

  /** The languages of the current version of the content; while that is unknown, the last ones known. */
  async function read(): Promise<SiteLanguages> {
    const version = current();
    if (reading?.version === version) return reading.languages;
    return isKnown() ? begin(version) : known;
  }
  return {
    read,
    /** The last ones known, at once. */
    known() {
      read().catch(() => undefined);
      return known;
    },
  };
}
