import { isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemTable } from '#/owner/items/columns';
import { isLocalized, type Noun } from '#/owner/items/item';
import { inOrder } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import { inEveryLanguage, type Locale, type Localized } from '#/platform/i18n/locale';
import type { Gap } from './admin-contract';

export interface TranslatedNoun {
  noun: Pick<Noun, 'name' | 'fields'>;
  table: ItemTable & { title?: PgColumn; sortOrder?: PgColumn; date?: PgColumn };
}

/** How many items of a noun are listed at most, for each language. */
const mostListed = 5;

const textIn = (column: PgColumn | SQL, locale: Locale): SQL =>
  sql`coalesce(${column}->>${sql.raw(`'${locale}'`)}, '')`;

/** A condition: in this language, the item lacks its title, or a text that is not optional and that the main language has. */
function lacks({ noun: { fields }, table }: TranslatedNoun, locale: Locale, main: Locale): SQL {
  const columns = table as unknown as Record<string, PgColumn | undefined>;
  const untranslatedIn = (text: PgColumn | SQL) =>
    sql`(${textIn(text, main)} <> '' and ${textIn(text, locale)} = '')`;
  const untranslated = Object.entries(fields).flatMap(([name, field]) => {
    const column = columns[name];
    if (column && field.entryTexts) {
      const texts = field.entryTexts.map((text) => untranslatedIn(sql`entry->${sql.raw(`'${text}'`)}`));
      return [
        sql`exists (select from jsonb_array_elements(${column}) as entry where ${sql.join(texts, sql` or `)})`,
      ];
    }
    return column && isLocalized(field) && !field.optional ? [untranslatedIn(column)] : [];
  });
  const untitled = table.title ? [sql`${textIn(table.title, locale)} = ''`] : [];
  return sql`(${sql.join([...untitled, ...untranslated], sql` or `)})`;
}

export async function itemGaps(
  { db }: Pick<Context, 'db'>,
  translated: TranslatedNoun,
  main: Locale,
): Promise<Localized<Gap>> {
  const { noun, table } = translated;
  const order = sql.join(inOrder(table), sql`, `);
  const item = sql`jsonb_build_object('id', ${table.id}, 'title', ${table.title ?? sql`null`})`;
  const gaps = inEveryLanguage((locale) => {
    const missing = lacks(translated, locale, main);
    return sql<Gap>`jsonb_build_object(
      'noun', ${noun.name}::text,
      'missing', count(*) filter (where ${missing}),
      'total', count(*),
      'first', coalesce(to_jsonb(
        (array_agg(${item} order by ${order}) filter (where ${missing}))[1:${sql.raw(`${mostListed}`)}]), '[]'))`;
  });
  const [row] = await db.select(gaps).from(table).where(isNull(table.deletedAt));
  return row as Localized<Gap>;
}
