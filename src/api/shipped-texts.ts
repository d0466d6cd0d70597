import { aboutWords } from '#/features/about/copy';
import { articlesWords } from '#/features/articles/copy';
import { bookingWords } from '#/features/booking/copy';
import { catalogueWords } from '#/features/catalogue/copy';
import { contactWords } from '#/features/contact/copy';
import type { SearchTextName, TextName } from '#/features/profile/contract';
import { profileWords } from '#/features/profile/copy';
import { careerNumbers, type ProfileForTexts, writeEmphasis, writeTitled } from '#/features/profile/rules';
import { searchTexts } from '#/features/profile/search-texts';
import { trainingWords } from '#/features/training/copy';
import { type Locale, locales } from '#/platform/i18n/locale';

/** The texts that pages show in a language where the owner has written none, in the notation of the profile's form. */
export async function shippedTexts(
  profile: ProfileForTexts,
  locale: Locale,
): Promise<Record<TextName, string>> {
  const { career, about, contact } = await profileWords.load(locale);
  const { consulting, home } = await catalogueWords.load(locale);
  const { catalogue: training } = await trainingWords.load(locale);
  const { together } = await aboutWords.load(locale);
  const { subtitle } = await articlesWords.load(locale);
  const { name } = profile;
  const written = [locale, ...locales].find((each) => name[each]) ?? locale;
  const { years, events, academicYears } = careerNumbers(profile);
  // The shipped quote and story are about the sample person, and fit nobody else.
  const isSample = profile.demoNotice !== null;
  return {
    careerTitle: writeEmphasis({ before: career.title(years), emphasis: career.lines(events), after: '' }),
    careerLead: career.lead(academicYears),
    careerEvents: career.events,
    careerBooks: career.books,
    careerAcademicYears: career.academicYears,
    aboutQuote: isSample ? writeEmphasis(about.quote) : '',
    aboutStory: isSample ? about.paragraphs.join('\n\n') : '',
    trainingReserve: home.training.reserve,
    contactTitle: contact.title,
    contactText: contact.text,
    togetherTitle: together.title,
    togetherText: together.text,
    consultingDeck: writeEmphasis(consulting.deck),
    consultingPackages: consulting.packages.lead,
    consultingClosingTitle: consulting.closing.title,
    consultingClosingText: consulting.closing.text,
    trainingDeck: writeEmphasis(training.deck),
    trainingCorporate: training.corporate.lead,
    trainingReasons: writeTitled(training.why.reasons),
    trainingClosingTitle: training.closing.title,
    trainingClosingText: training.closing.text,
    articlesSubtitle: subtitle,
    ...(isSample
      ? await sampleSearchTexts(name[written] ?? '', locale)
      : searchTexts(
          { name: name[written] ?? '', roles: profile.roles[locale] ?? profile.roles[written] ?? [] },
          locale,
        )),
  };
}

async function sampleSearchTexts(name: string, locale: Locale): Promise<Record<SearchTextName, string>> {
  const about = await aboutWords.load(locale);
  const { keywords } = await profileWords.load(locale);
  const { consulting } = await catalogueWords.load(locale);
  const booking = await bookingWords.load(locale);
  const training = await trainingWords.load(locale);
  const articles = await articlesWords.load(locale);
  const contact = await contactWords.load(locale);
  return {
    keywords,
    aboutDescription: about.meta.description(name),
    consultingDescription: consulting.meta.description,
    bookingDescription: booking.page.description,
    trainingDescription: training.catalogue.meta.description,
    applicationDescription: training.page.description,
    corporateDescription: training.corporatePage.description,
    articlesDescription: articles.meta.description,
    contactDescription: contact.page.description,
  };
}
