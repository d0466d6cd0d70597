import { aboutWords } from '#/features/about/copy';
import { articlesWords } from '#/features/articles/copy';
import { bookingWords } from '#/features/booking/copy';
import { adminBooksWords, booksWords } from '#/features/books/copy';
import { catalogueWords } from '#/features/catalogue/copy';
import { contactWords } from '#/features/contact/copy';
import { adminImportWords } from '#/features/import/copy';
import { mediaWords } from '#/features/media/copy';
import { adminPicturesWords } from '#/features/pictures/copy';
import { privacyWords } from '#/features/privacy/copy';
import { profileWords } from '#/features/profile/copy';
import { trainingWords } from '#/features/training/copy';
import { adminTranslationWords } from '#/features/translation/copy';
import { kitWords } from '#/owner/kit/copy';
import type { Locale } from '#/platform/i18n/locale';
import type { Words } from '#/platform/i18n/words';
import { adminWords } from '#/web/admin/copy';
import { shellWords } from '#/web/shell/copy';

type Copies<Parts> = { [Name in keyof Parts]: Parts[Name] extends Words<infer Copy> ? Copy : never };

async function loadWords<Parts extends Record<string, Words<unknown>>>(parts: Parts, locale: Locale) {
  const copies = Object.entries(parts).map(async ([name, words]) => [name, await words.load(locale)]);
  return Object.fromEntries(await Promise.all(copies)) as Copies<Parts>;
}

const visitors = {
  shell: shellWords,
  about: aboutWords,
  articles: articlesWords,
  booking: bookingWords,
  books: booksWords,
  catalogue: catalogueWords,
  contact: contactWords,
  media: mediaWords,
  privacy: privacyWords,
  profile: profileWords,
  training: trainingWords,
};

/** The words of the public pages. */
export const tr = await loadWords(visitors, 'tr');
export const en = await loadWords(visitors, 'en');
export const ar = await loadWords(visitors, 'ar');

/** The English words of the owner's room, which the specification quotes. */
export const owners = await loadWords(
  {
    admin: adminWords,
    kit: kitWords,
    adminBooks: adminBooksWords,
    adminImport: adminImportWords,
    adminPictures: adminPicturesWords,
    adminTranslation: adminTranslationWords,
  },
  'en',
);
