import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { withWesternDigits } from '../i18n/western-digits';

/** Letters that a search treats as the same, listed because what `lower` does to İ and I differs by engine and collation. */
const letters = {
  from: 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÉéÈèÊêËëÁáÀàÄäÅåÍíÌìÏïÓóÒòÔôÚúÙùÑñ',
  into: 'iiissgguuooccaaiiuueeeeeeeeaaaaaaaaiiiiiioooooouuuunn',
} as const;

const quoted = (name: string) => `coalesce(${name === 'id' ? 'id::text' : `"${name}"`}, '')`;

/** The expression of a generated column that holds these columns of its table, folded for searching. */
export const searchText = (...columns: string[]): SQL =>
  sql.raw(
    `lower(translate(${columns.map(quoted).join(` || ' ' || `)}, '${letters.from}', '${letters.into}') collate "C")`,
  );

const arabicDigits = { from: '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', into: '01234567890123456789' } as const;

/** SQL for the last ten digits of a phone number, in Western digits: a Turkish number without country code and leading zero. */
export const phoneKeySql = (column: string): SQL =>
  sql.raw(
    `right(regexp_replace(translate("${column}", '${arabicDigits.from}', '${arabicDigits.into}'), '[^0-9]', '', 'g'), 10)`,
  );

/** The same value as `phoneKeySql`, computed from a text. Empty where the text has too few digits to identify a person. */
export function phoneKey(text: string): string {
  const digits = withWesternDigits(text).replace(/[^0-9]/g, '');
  return digits.length < 7 ? '' : digits.slice(-10);
}

export const emailKeySql = (column: string): SQL => sql.raw(`lower("${column}" collate "C")`);

/** The same value as `emailKeySql`, computed from a text, without the blanks around it. */
export const emailKey = (text: string): string =>
  text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export const searchDigits = (column: string): SQL =>
  sql.raw(`regexp_replace("${column}", '[^0-9]', '', 'g')`);

const pairs = new Map([...letters.from].map((letter, index) => [letter, letters.into[index] ?? letter]));

/** A text in the form that `searchText` stores. Besides `letters`, only ASCII letters are lowered, as in the collation "C". */
export const foldForSearch = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => pairs.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows of which any column contains one of these mail addresses or phone numbers, in the form of `emailKey` and `phoneKey`. */
export function mentionsPerson(
  table: PgTable,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): SQL | undefined {
  const { from, into } = arabicDigits;
  const row = sql`lower(translate(${table}::text, ${from}, ${into}) collate "C")`;
  // People write numbers in groups, with spaces or signs between the digits.
  const written = (phone: string) => [...phone].join('[^0-9a-z]{0,3}');
  return or(
    ...emails.map((email) => sql`${row} like ${likePattern(email)}`),
    ...phones.map((phone) => sql`${row} ~ ${written(phone)}`),
  );
}

/** A condition for rows with each of the query's first eight words. A number without country code also finds phones with one. */
export function matchesQuery(query: string, column: AnyPgColumn, digits?: AnyPgColumn): SQL | undefined {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  const everyWord = and(...words.map((word) => like(column, likePattern(word))));
  const typed = withWesternDigits(query);
  const number = typed.replace(/\D/g, '').replace(/^0+/, '');
  const isNumber = digits !== undefined && number.length >= 3 && /^[+\d\s()./-]+$/.test(typed);
  return isNumber ? or(everyWord, like(digits, likePattern(number))) : everyWord;
}
