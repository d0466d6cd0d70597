import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';

/** One line of text, trimmed; without control characters it can't break a mail's head or a log. */
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));
export const requiredLine = (max: number) => line(max).check(z.minLength(1));

/** Text of several lines, trimmed. */
export const lines = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const emailAddress = requiredLine(254).check(z.email());

/** The language that the sender reads. */
export const language = z.optional(z.enum(locales));
