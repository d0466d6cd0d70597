import * as z from 'zod/mini';
import { emailAddress, language, line, lines, personName } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import { eventTypes, limits } from './rules';

export const sender = textGroup({
  name: personName(limits.name),
  email: emailAddress,
  company: z.optional(line(limits.company)),
  message: lines(limits.message).check(z.minLength(10)),
});

export const contactDetails = z.object({
  ...sender.shape,
  eventType: z.optional(z.enum(['', ...eventTypes])),
});
export type ContactDetails = z.input<typeof contactDetails>;

/** `POST /api/contact` */
export const contactRequest = z.extend(contactDetails, {
  language,
  /** A honeypot: people don't see this field, so that only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(limits.message))),
  /** Milliseconds between showing the form and sending it; clients other than the form may leave it out. */
  elapsed: z.optional(z.number().check(z.minimum(0))),
});
export type ContactRequest = z.output<typeof contactRequest>;
