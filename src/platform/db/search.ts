import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Capital and small, Turkish and plain, accented and bare letters that a search takes for the same: 'IŞIK' finds
 * 'Işık', and so does 'isik'. Written out, because what `lower` does to İ and I differs by engine and collation.
 */
const letters = {
  from: 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ',
  into: 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn',
} as const;

const quoted = (name: string) => `coalesce(${name === 'id' ? 'id::text' : `"${name}"`}, '')`;

/** The expression of a generated column that holds these columns of its table, folded. */
export const searchText = (...columns: string[]): SQL =>
  sql.raw(
    `lower(translate(${columns.map(quoted).join(` || ' ' || `)}, '${letters.from}', '${letters.into}') collate "C")`,
  );

const arabicDigits = { from: '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', into: '01234567890123456789' } as const;

/** What tells a phone number from others, with its country code, its zero, or neither: its last ten digits, of any script. */
export const phoneKeySql = (column: string): SQL =>
  sql.raw(
    `right(regexp_replace(translate("${column}", '${arabicDigits.from}', '${arabicDigits.into}'), '[^0-9]', '', 'g'), 10)`,
  );

/** The same of a text; empty where it has too few digits to be one person's. */
export function phoneKey(text: string): string {
  const western = [...text]
    .map((sign) => arabicDigits.into[arabicDigits.from.indexOf(sign)] ?? sign)
    .join('');
  const digits = western.replace(/[^0-9]/g, '');
  return digits.length < 7 ? '' : digits.slice(-10);
}

/** A mail address, however it is capitalised. */
export const emailKeySql = (column: string): SQL => sql.raw(`lower("${column}" collate "C")`);

/** The same of a text. */
export const emailKey = (text: string): string =>
  text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The digits of a phone number, however it is written. */
export const searchDigits = (column: string): SQL =>
  sql.raw(`regexp_replace("${column}", '[^0-9]', '', 'g')`);

const pairs = new Map([...letters.from].map((letter, index) => [letter, letters.into[index] ?? letter]));

/** A text as `searchText` stores it. Only ASCII is lowered beyond the list, as the collation "C" does. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => pairs.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows in which every word of the query occurs; a phone number is found with its country code, its zero, or neither. */
export function matching(query: string, column: AnyPgColumn, digits?: AnyPgColumn): SQL | undefined {
  const words = folded(query).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  const everyWord = and(...words.map((word) => like(column, containing(word))));
  const number = query.replace(/\D/g, '').replace(/^0+/, '');
  const isNumber = digits !== undefined && number.length >= 3 && /^[+\d\s()./-]+$/.test(query);
  return isNumber ? or(everyWord, like(digits, containing(number))) : everyWord;
}
