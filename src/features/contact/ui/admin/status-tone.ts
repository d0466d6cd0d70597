import type { StatusTone } from '#/owner/kit/status-tag';
import type { MessageStatus } from '../../rules';

export const statusTones: Record<MessageStatus, StatusTone> = {
  unread: 'new',
  read: 'open',
  answered: 'done',
  spam: 'off',
};
