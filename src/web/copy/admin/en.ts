import { en as adminAbout } from '#/features/about/copy/admin/en';
import { en as adminArticles } from '#/features/articles/copy/admin/en';
import { en as adminBooking } from '#/features/booking/copy/admin/en';
import { en as adminBooks } from '#/features/books/copy/admin/en';
import { en as adminContact } from '#/features/contact/copy/admin/en';
import { en as adminIdentity } from '#/features/identity/copy/admin/en';
import { en as adminImport } from '#/features/import/copy/admin/en';
import { en as adminMedia } from '#/features/media/copy/admin/en';
import { en as adminPictures } from '#/features/pictures/copy/admin/en';
import { en as adminAvailability } from '#/features/schedule/copy/admin/en';
import { en as adminTraining } from '#/features/training/copy/admin/en';
import { en as adminTranslation } from '#/features/translation/copy/admin/en';
import type { AdminCopyRegistry } from '#/platform/i18n/copy';
import { en as admin } from '../../admin/copy/en';
import { en as editor } from '../../admin/editor-copy/en';
import { en as kit } from '../../admin/kit-copy/en';
import { en as adminInbox } from '../../inbox/copy/en';

const copy: AdminCopyRegistry = {
  adminMedia,
  adminBooks,
  adminAbout,
  adminArticles,
  kit,
  adminIdentity,
  adminInbox,
  adminBooking,
  adminTraining,
  adminContact,
  admin,
  editor,
  adminAvailability,
  adminPictures,
  adminImport,
  adminTranslation,
};
export default copy;
