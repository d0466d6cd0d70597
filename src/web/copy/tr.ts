import { tr as about } from '#/features/about/copy/tr';
import { tr as articles } from '#/features/articles/copy/tr';
import { tr as booking } from '#/features/booking/copy/tr';
import { tr as books } from '#/features/books/copy/tr';
import { tr as catalogue } from '#/features/catalogue/copy/tr';
import { tr as contact } from '#/features/contact/copy/tr';
import { tr as media } from '#/features/media/copy/tr';
import { tr as privacy } from '#/features/privacy/copy/tr';
import { tr as profile } from '#/features/profile/copy/tr';
import { tr as training } from '#/features/training/copy/tr';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { tr as app } from '../app/copy/tr';
import { tr as shell } from '../shell/copy/tr';

const copy: CopyRegistry = {
  shell,
  app,
  about,
  articles,
  booking,
  books,
  catalogue,
  media,
  privacy,
  profile,
  training,
  contact,
};
export default copy;
