import { en as about } from '#/features/about/copy/en';
import { en as articles } from '#/features/articles/copy/en';
import { en as booking } from '#/features/booking/copy/en';
import { en as books } from '#/features/books/copy/en';
import { en as catalogue } from '#/features/catalogue/copy/en';
import { en as contact } from '#/features/contact/copy/en';
import { en as media } from '#/features/media/copy/en';
import { en as privacy } from '#/features/privacy/copy/en';
import { en as profile } from '#/features/profile/copy/en';
import { en as training } from '#/features/training/copy/en';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { en as app } from '../app/copy/en';
import { en as shell } from '../shell/copy/en';

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
