import { en as booking } from '#/features/booking/copy/en';
import { en as catalogue } from '#/features/catalogue/copy/en';
import { en as profile } from '#/features/profile/copy/en';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { en as shell } from '../shell/copy/en';

const copy: CopyRegistry = { shell, booking, catalogue, profile };
export default copy;
