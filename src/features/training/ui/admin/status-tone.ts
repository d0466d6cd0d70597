import type { StatusTone } from '#/owner/kit/status-tag';
import type { ApplicationStatus } from '../../rules';

export const statusTones: Record<ApplicationStatus, StatusTone> = {
  pending: 'new',
  contacted: 'open',
  offered: 'open',
  accepted: 'done',
  declined: 'off',
};
