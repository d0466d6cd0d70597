import { createHash } from 'node:crypto';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import { errorTrace } from '#/platform/errors/trace';
import { inEveryLanguage, type Locale, type Localized } from '#/platform/i18n/locale';
import { keepNotices } from './commands/keep-notices';
import {
  type NoticeForm,
  type NoticeVersion,
  noticeForms,
  type PrivacyNotice,
  type SiteFacts,
} from './contract';
import { noticeCopy } from './copy/notice/all';
import { noticeFacts } from './queries';
import { browserEntries, type ComposedNotices, composeNotices, noticeTexts } from './rules';

export interface Notices {
  /** The notices of all forms, for the privacy page. */
  read(locale: Locale): Promise<PrivacyNotice>;
  versionOf: NoticeVersion;
}

interface InForce {
  composed: Localized<ComposedNotices>;
  versions: Record<NoticeForm, string>;
  /**
   * Whether the texts are stored. If storing fails, for example in a read-only database, the page is shown all the same, and the
   * next request tries again.
   */
  isKept: boolean;
}

interface NoticeSettings {
  /** Resolves to the facts about the site that this feature's own queries don't know. */
  site: () => Promise<SiteFacts>;
  /** The content version. The notices are made again when it changes; without it, for every request. */
  content?: Pick<ContentVersion, 'current'> | undefined;
}

/** Twelve hexadecimal digits are enough to distinguish all versions, and short enough to be read out. */
const versionLength = 12;

/** Makes the notices, and stores the text of each version before the notices are shown. */
export function createNotices(
  ctx: Pick<Context, 'db' | 'clock' | 'log'>,
  { site, content }: NoticeSettings,
): Notices {
  let reading: { version: number; notices: Promise<InForce> } | undefined;

  async function make(): Promise<InForce> {
    const facts = await noticeFacts(ctx, await site());
    const composed = inEveryLanguage((locale) => composeNotices(noticeCopy[locale], locale, facts[locale]));
    const kept = noticeForms.map((form) => {
      const texts = noticeTexts(composed, form);
      const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
      return { form, texts, version: hash.slice(0, versionLength) };
    });
    const isKept = await keepNotices(ctx.db, kept, ctx.clock.now()).then(
      () => true,
      (error: unknown) => {
        ctx.log.error({ error: errorTrace(error) }, 'privacy: the text of a notice could not be kept');
        return false;
      },
    );
    const versions = Object.fromEntries(kept.map(({ form, version }) => [form, version]));
    return { composed, versions: versions as InForce['versions'], isKept };
  }

  function inForce(): Promise<InForce> {
    const version = content?.current();
    if (version !== undefined && reading?.version === version) return reading.notices;
    const notices = make();
    if (version === undefined) return notices;
    const begun = { version, notices };
    reading = begun;
    const forget = () => {
      if (reading === begun) reading = undefined;
    };
    notices.then(({ isKept }) => isKept || forget(), forget);
    return notices;
  }

  return {
    async read(locale) {
      const { composed, versions } = await inForce();
      const { before, forms, after } = composed[locale];
      const versioned = forms.map((section) => ({ ...section, version: versions[section.id as NoticeForm] }));
      return {
        language: locale,
        sections: [...before, ...versioned, ...after],
        browser: browserEntries(noticeCopy[locale].browser),
      };
    },
    versionOf: (form) =>
      inForce().then(
        ({ versions }) => versions[form],
        (error: unknown) => {
          ctx.log.error({ error: errorTrace(error) }, 'privacy: the notice in force is unknown');
          return null;
        },
      ),
  };
}
