import { articlesWords } from '#/features/articles/copy';
import { publishedArticle } from '#/features/articles/queries';
import { categoryIn } from '#/features/articles/rules';
import type { Profile } from '#/features/profile/contract';
import type { Context } from '#/platform/context';
import { calendarDay } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { publicWords } from '../../copy';
import type { PageSubject } from '../../page-facts';
import type { ShareSubject } from './composition';
import { drawingOf, portraitOf } from './pictures';

type PublicCopy = ReturnType<typeof publicWords.in>;

type Words = Pick<ShareSubject, 'title' | 'standfirst'> & { facts?: readonly string[] };

interface Sentence {
  before: string;
  emphasis: string;
  after: string;
}
const joined = ({ before, emphasis, after }: Sentence) => before + emphasis + after;

/** What the image of a page says. */
const subjects: Record<PageSubject, (copy: PublicCopy, profile: Profile) => Words> = {
  home: (_, { nameLines, deck, roles }) => ({ title: nameLines, standfirst: joined(deck), facts: roles }),
  about: ({ about }, { name, deck }) => ({ title: about.title(name), standfirst: joined(deck) }),
  consulting: ({ catalogue: { consulting } }) => ({
    title: consulting.title,
    standfirst: joined(consulting.deck),
  }),
  booking: ({ booking }) => ({
    title: booking.page.title,
    standfirst: booking.page.benefits.map(({ text }) => text).join(' · '),
  }),
  training: ({ training: { catalogue } }) => ({ title: catalogue.title, standfirst: joined(catalogue.deck) }),
  application: ({ training }) => ({ title: training.page.title, standfirst: training.page.lead }),
  'corporate inquiry': ({ training }) => ({
    title: training.corporatePage.title,
    standfirst: training.corporatePage.lead,
  }),
  articles: ({ articles }) => ({ title: articles.title, standfirst: articles.subtitle }),
  contact: ({ profile }) => ({ title: profile.contact.title, standfirst: profile.contact.text }),
  privacy: ({ privacy }) => ({ title: privacy.page.title, standfirst: privacy.page.lead }),
};

interface Site {
  profile: Profile;
  baseUrl: string;
  locale: Locale;
}

/** What every image of a site has. */
const common = ({ profile, baseUrl, locale }: Site) => ({
  locale,
  name: profile.name,
  textLanguage: locale,
  host: new URL(baseUrl).host,
});

/** The image of a page that is always there. */
export async function pageSubject(site: Site, subject: PageSubject): Promise<ShareSubject> {
  const said = subjects[subject](await publicWords.load(site.locale), site.profile);
  return { ...common(site), facts: [], ...said, picture: await portraitOf(site.profile) };
}

/** The image of a published article, in the language that it is there in. */
export async function articleSubject(
  ctx: Pick<Context, 'db' | 'clock'>,
  site: Site,
  id: string,
): Promise<ShareSubject | undefined> {
  const { locale, profile } = site;
  const article = await publishedArticle(ctx, id, locale);
  if (!article) return undefined;
  const articles = await articlesWords.load(locale);
  const { title, excerpt, languages } = article;
  return {
    ...common(site),
    facts: [categoryIn(articles.categories, article.category), calendarDay(locale, article.date)],
    title,
    standfirst: languages.excerpt === languages.title ? excerpt : '',
    textLanguage: languages.title,
    picture: (await drawingOf(article.image)) ?? (await portraitOf(profile)),
  };
}
