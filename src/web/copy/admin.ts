import { adminAboutWords } from '#/features/about/copy/admin';
import { adminArticlesWords } from '#/features/articles/copy/admin';
import { adminBookingWords } from '#/features/booking/copy/admin';
import { adminBooksWords } from '#/features/books/copy/admin';
import { adminContactWords } from '#/features/contact/copy/admin';
import { adminIdentityWords } from '#/features/identity/copy/admin';
import { adminImportWords } from '#/features/import/copy/admin';
import { adminMediaWords } from '#/features/media/copy/admin';
import { adminPicturesWords } from '#/features/pictures/copy/admin';
import { adminScheduleWords } from '#/features/schedule/copy/admin';
import { adminTrainingWords } from '#/features/training/copy/admin';
import { adminTranslationWords } from '#/features/translation/copy/admin';
import { editorWords } from '#/owner/editor/copy';
import { kitWords } from '#/owner/kit/copy';
import { recordWords } from '#/owner/records/copy';
import { joinWords } from '#/platform/i18n/words';
import { adminWords } from '../admin/copy';

/** The words of the owner's room, which visitors never load. */
export const ownersWords = joinWords({
  admin: adminWords,
  kit: kitWords,
  editor: editorWords,
  record: recordWords,
  adminAbout: adminAboutWords,
  adminArticles: adminArticlesWords,
  adminBooking: adminBookingWords,
  adminBooks: adminBooksWords,
  adminContact: adminContactWords,
  adminIdentity: adminIdentityWords,
  adminImport: adminImportWords,
  adminMedia: adminMediaWords,
  adminPictures: adminPicturesWords,
  adminSchedule: adminScheduleWords,
  adminTraining: adminTrainingWords,
  adminTranslation: adminTranslationWords,
});
