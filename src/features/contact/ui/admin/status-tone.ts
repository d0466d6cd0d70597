import type { StatusTone } from '#/ui/admin/status-tag';
import type { MessageStatus } from '../../rules';

export const statusTones: Record<MessageStatus, StatusTone> = {
  unread: 'new',
  read: 'open',
  answered: 'done',
  spam: 'off',
};
