import { tr as adminAbout } from '#/features/about/copy/admin/tr';
import { tr as adminArticles } from '#/features/articles/copy/admin/tr';
import { tr as adminBooking } from '#/features/booking/copy/admin/tr';
import { tr as adminBooks } from '#/features/books/copy/admin/tr';
import { tr as adminContact } from '#/features/contact/copy/admin/tr';
import { tr as adminIdentity } from '#/features/identity/copy/admin/tr';
import { tr as adminImport } from '#/features/import/copy/admin/tr';
import { tr as adminMedia } from '#/features/media/copy/admin/tr';
import { tr as adminPictures } from '#/features/pictures/copy/admin/tr';
import { tr as adminAvailability } from '#/features/schedule/copy/admin/tr';
import { tr as adminTraining } from '#/features/training/copy/admin/tr';
import { tr as adminTranslation } from '#/features/translation/copy/admin/tr';
import type { AdminCopyRegistry } from '#/platform/i18n/copy';
import { tr as admin } from '../../admin/copy/tr';
import { tr as editor } from '../../admin/editor-copy/tr';
import { tr as kit } from '../../admin/kit-copy/tr';
import { tr as adminInbox } from '../../inbox/copy/tr';

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
