import { zodResolver } from '@hookform/resolvers/zod';
import { fieldMessage } from '#/platform/i18n/validation';
import { contactDetails } from '../contract';

export const resolverIn = (...language: Parameters<typeof fieldMessage>) =>
  zodResolver(contactDetails, { error: fieldMessage(...language) }, { mode: 'sync' });
