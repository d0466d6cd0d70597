import { ar as about } from '#/features/about/copy/ar';
import { ar as articles } from '#/features/articles/copy/ar';
import { ar as booking } from '#/features/booking/copy/ar';
import { ar as books } from '#/features/books/copy/ar';
import { ar as catalogue } from '#/features/catalogue/copy/ar';
import { ar as contact } from '#/features/contact/copy/ar';
import { ar as media } from '#/features/media/copy/ar';
import { ar as privacy } from '#/features/privacy/copy/ar';
import { ar as profile } from '#/features/profile/copy/ar';
import { ar as training } from '#/features/training/copy/ar';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { ar as app } from '../app/copy/ar';
import { ar as shell } from '../shell/copy/ar';

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
