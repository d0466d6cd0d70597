import { tr as booking } from '#/features/booking/copy/tr';
import { tr as catalogue } from '#/features/catalogue/copy/tr';
import { tr as profile } from '#/features/profile/copy/tr';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { tr as shell } from '../shell/copy/tr';

const copy: CopyRegistry = { shell, booking, catalogue, profile };
export default copy;
