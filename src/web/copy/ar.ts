import { ar as booking } from '#/features/booking/copy/ar';
import { ar as catalogue } from '#/features/catalogue/copy/ar';
import { ar as profile } from '#/features/profile/copy/ar';
import type { CopyRegistry } from '#/platform/i18n/copy';
import { ar as shell } from '../shell/copy/ar';

const copy: CopyRegistry = { shell, booking, catalogue, profile };
export default copy;
