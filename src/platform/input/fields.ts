import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';

/** A number in a query string. */
export const count = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** Invisible characters that reverse or hide text. People copy them unknowingly with a number from a contact. */
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/g;

/** A visible character: neither a blank nor a character that is drawn as nothing. A link without one could not be pressed. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One trimmed line of text, empty if nothing is visible. Control characters, which could break a mail header, are refused. */
export const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => (visible.test(text) ? text.replace(invisible, '').trim() : '')),
    z.maxLength(max),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  );
export const requiredLine = (max: number) => line(max).check(z.minLength(1));

export const lines = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u));

/** A web address that is safe to link to, or an empty text. */
export const linkOrNone = (max: number) =>
  line(max).check(
    z.refine((text) => text === '' || (URL.canParse(text) && /^https?:\/\//i.test(text)), {
      params: { format: 'web_address' },
    }),
  );

export const personName = (max: number) => line(max).check(z.minLength(2));

/** At least ten digits in any script, or eight after a plus, because a number with its country code can be that short. */
const dialable = /^(?:(?:\P{Nd}*\p{Nd}){10}|[^\p{Nd}+]*\+(?:\P{Nd}*\p{Nd}){8})/u;

export const phoneNumber = (max: number) =>
  requiredLine(max).check(
    z.refine((text) => text === '' || dialable.test(text), { params: { format: 'phone' } }),
  );

export const emailAddress = line(254).check(z.email());

/** The language that the sender reads. */
export const language = z.optional(z.enum(locales));

/** The body of a request that needs no data besides its address. */
export const emptyBody = z.object({});

/** A day for planning, `YYYY-MM-DD`. Outside this range, calculations could end in a year that doesn't have four digits. */
export const plannedDay = z.iso
  .date()
  .check(
    z.refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { params: { format: 'planned_day' } }),
  );
