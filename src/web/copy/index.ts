import { aboutWords } from '#/features/about/copy';
import { articlesWords } from '#/features/articles/copy';
import { bookingWords } from '#/features/booking/copy';
import { booksWords } from '#/features/books/copy';
import { catalogueWords } from '#/features/catalogue/copy';
import { contactWords } from '#/features/contact/copy';
import { mediaWords } from '#/features/media/copy';
import { privacyWords } from '#/features/privacy/copy';
import { profileWords } from '#/features/profile/copy';
import { trainingWords } from '#/features/training/copy';
import { joinWords } from '#/platform/i18n/words';
import { appWords } from '../app/copy';
import { shellWords } from '../shell/copy';

/** The words of the pages that visitors see; no page waits for its own once they are loaded. */
export const publicWords = joinWords({
  shell: shellWords,
  app: appWords,
  about: aboutWords,
  articles: articlesWords,
  booking: bookingWords,
  books: booksWords,
  catalogue: catalogueWords,
  media: mediaWords,
  privacy: privacyWords,
  profile: profileWords,
  training: trainingWords,
  contact: contactWords,
});
