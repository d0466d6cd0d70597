import { zodResolver } from '@hookform/resolvers/zod';
import { fieldMessage } from '#/platform/i18n/validation';
import { contactDetails } from '../contract';

/** Checks what was filled in, with messages in a language. */
export const resolverIn = (...language: Parameters<typeof fieldMessage>) =>
  zodResolver(contactDetails, { error: fieldMessage(...language) }, { mode: 'sync' });
