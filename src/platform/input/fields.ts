import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';

/** A number of items, as an address has it. */
export const count = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** Invisible characters that reverse or hide text. They get copied along with a number from a contact, and are removed. */
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/g;

/** What can be seen, also to be pressed: neither blanks nor letters and signs that are drawn as nothing. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text, trimmed, and empty where nothing of it can be seen; without control characters it can't break a mail header or a log. */
export const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => (visible.test(text) ? text.replace(invisible, '').trim() : '')),
    z.maxLength(max),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  );
export const requiredLine = (max: number) => line(max).check(z.minLength(1));

/** Text of several lines, trimmed. */
export const lines = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u));

/** A web address that is safe to link to; empty for none. */
export const linkOrNone = (max: number) =>
  line(max).check(
    z.refine((text) => text === '' || (URL.canParse(text) && /^https?:\/\//i.test(text)), {
      params: { format: 'web_address' },
    }),
  );

export const personName = (max: number) => line(max).check(z.minLength(2));

/** Ten digits in any script, or eight after a plus: with its country code a number can be that short. */
const dialable = /^(?:(?:\P{Nd}*\p{Nd}){10}|[^\p{Nd}+]*\+(?:\P{Nd}*\p{Nd}){8})/u;

/** A telephone number, however it is written. */
export const phoneNumber = (max: number) =>
  requiredLine(max).check(
    z.refine((text) => text === '' || dialable.test(text), { params: { format: 'phone' } }),
  );

export const emailAddress = line(254).check(z.email());

/** The language that the sender reads. */
export const language = z.optional(z.enum(locales));

/** The body of a request whose address says everything. */
export const emptyBody = z.object({});

/** A day that somebody plans with, `YYYY-MM-DD`. Those beyond the years of four figures can't be counted with, nor can their neighbours. */
export const plannedDay = z.iso
  .date()
  .check(
    z.refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { params: { format: 'planned_day' } }),
  );
