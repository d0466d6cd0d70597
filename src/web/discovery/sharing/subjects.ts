import { aboutWords } from '#/features/about/copy';
import { articlesWords } from '#/features/articles/copy';
import { publishedArticle } from '#/features/articles/queries';
import { categoryIn } from '#/features/articles/rules';
import { bookingWords } from '#/features/booking/copy';
import { catalogueWords } from '#/features/catalogue/copy';
import type { ImageLook } from '#/features/look/rules';
import { privacyWords } from '#/features/privacy/copy';
import type { Profile } from '#/features/profile/contract';
import { profileWords } from '#/features/profile/copy';
import { ownTexts } from '#/features/profile/rules';
import { trainingWords } from '#/features/training/copy';
import type { Context } from '#/platform/context';
import { calendarDay } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import type { Reader } from '#/platform/i18n/site-languages';
import type { EmphasisedText } from '#/ui/emphasised';
import { bookersWords, publicWords } from '../../copy';
import type { PageSubject } from '../../page-facts';
import type { ShareImageContent } from './composition';
import { portraitPhoto, portraitSvg, svgSource } from './pictures';

type ImageTexts = Pick<ShareImageContent, 'title' | 'standfirst'> & { facts?: readonly string[] };

const joinSentence = ({ before, emphasis, after }: EmphasisedText) => before + emphasis + after;

const subjects: Record<PageSubject, (locale: Locale, profile: Profile) => ImageTexts> = {
  home: (_, { nameLines, deck, roles }) => ({
    title: nameLines,
    standfirst: joinSentence(deck),
    facts: roles,
  }),
  about: (locale, { name, deck }) => ({
    title: aboutWords.in(locale).title(name),
    standfirst: joinSentence(deck),
  }),
  consulting: (locale, profile) => {
    const { title, deck } = catalogueWords.in(locale).consulting;
    return { title, standfirst: joinSentence(ownTexts(profile).emphasised('consultingDeck', deck)) };
  },
  booking: (locale) => {
    const { title, benefits } = bookingWords.in(locale).page;
    return { title, standfirst: benefits.map(({ text }) => text).join(' · ') };
  },
  training: (locale, profile) => {
    const { title, deck } = trainingWords.in(locale).catalogue;
    return { title, standfirst: joinSentence(ownTexts(profile).emphasised('trainingDeck', deck)) };
  },
  application: (locale) => fromTitleAndLead(trainingWords.in(locale).page),
  'corporate inquiry': (locale) => fromTitleAndLead(trainingWords.in(locale).corporatePage),
  articles: (locale, profile) => {
    const { title, subtitle } = articlesWords.in(locale);
    return { title, standfirst: ownTexts(profile).plain('articlesSubtitle', subtitle) };
  },
  contact: (locale, profile) => {
    const { title, text } = profileWords.in(locale).contact;
    const own = ownTexts(profile);
    return { title: own.plain('contactTitle', title), standfirst: own.plain('contactText', text) };
  },
  privacy: (locale) => fromTitleAndLead(privacyWords.in(locale).page),
};

const fromTitleAndLead = ({ title, lead }: { title: string; lead: string }): ImageTexts => ({
  title,
  standfirst: lead,
});

interface Site {
  profile: Profile;
  baseUrl: string;
  locale: Locale;
  look: ImageLook;
}

const common = ({ profile, baseUrl, locale, look }: Site) => ({
  look,
  photo: portraitPhoto(profile),
  locale,
  name: profile.name,
  textLanguage: locale,
  host: new URL(baseUrl).host,
});

export async function pageSubject(site: Site, subject: PageSubject): Promise<ShareImageContent> {
  await Promise.all([publicWords.load(site.locale), bookersWords.load(site.locale)]);
  const texts = subjects[subject](site.locale, site.profile);
  return { ...common(site), facts: [], ...texts, picture: await portraitSvg(site.profile) };
}

/**
 * The contents of an article's sharing image; undefined if no such article is published. The title is in the reader's language,
 * or in the main one if it has no translation. The excerpt is left out if it is in another language than the title.
 */
export async function articleSubject(
  ctx: Pick<Context, 'db' | 'clock'>,
  { reader, ...site }: Site & { reader: Reader },
  id: string,
): Promise<ShareImageContent | undefined> {
  const { locale, profile } = site;
  const article = await publishedArticle(ctx, id, reader);
  if (!article) return undefined;
  const articles = await articlesWords.load(locale);
  const { title, excerpt, languages } = article;
  return {
    ...common(site),
    facts: [categoryIn(articles.categories, article.category), calendarDay(locale, article.date)],
    title,
    standfirst: languages.excerpt === languages.title ? excerpt : '',
    textLanguage: languages.title,
    picture: (await svgSource(article.image)) ?? (await portraitSvg(profile)),
  };
}
