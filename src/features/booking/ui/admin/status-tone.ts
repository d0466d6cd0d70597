import type { StatusTone } from '#/ui/admin/status-tag';
import type { ReservationStatus } from '../../rules';

export const statusTones: Record<ReservationStatus, StatusTone> = {
  confirmed: 'open',
  completed: 'done',
  no_show: 'bad',
  cancelled: 'off',
};
