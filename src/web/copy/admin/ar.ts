import { ar as adminAbout } from '#/features/about/copy/admin/ar';
import { ar as adminArticles } from '#/features/articles/copy/admin/ar';
import { ar as adminBooking } from '#/features/booking/copy/admin/ar';
import { ar as adminBooks } from '#/features/books/copy/admin/ar';
import { ar as adminContact } from '#/features/contact/copy/admin/ar';
import { ar as adminIdentity } from '#/features/identity/copy/admin/ar';
import { ar as adminImport } from '#/features/import/copy/admin/ar';
import { ar as adminMedia } from '#/features/media/copy/admin/ar';
import { ar as adminPictures } from '#/features/pictures/copy/admin/ar';
import { ar as adminAvailability } from '#/features/schedule/copy/admin/ar';
import { ar as adminTraining } from '#/features/training/copy/admin/ar';
import { ar as adminTranslation } from '#/features/translation/copy/admin/ar';
import type { AdminCopyRegistry } from '#/platform/i18n/copy';
import { ar as admin } from '../../admin/copy/ar';
import { ar as editor } from '../../admin/editor-copy/ar';
import { ar as kit } from '../../admin/kit-copy/ar';
import { ar as adminInbox } from '../../inbox/copy/ar';

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
