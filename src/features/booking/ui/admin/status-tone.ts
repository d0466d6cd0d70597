import type { StatusTone } from '#/owner/kit/status-tag';
import type { ReservationStatus } from '../../rules';

export const statusTones: Record<ReservationStatus, StatusTone> = {
  confirmed: 'open',
  completed: 'done',
  no_show: 'bad',
  cancelled: 'off',
};
