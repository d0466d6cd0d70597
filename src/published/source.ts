import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemTable } from '#/owner/items/columns';
import type { Noun } from '#/owner/items/item';
import type { Context } from '#/platform/context';

export type Ctx = Pick<Context, 'db' | 'clock'>;

/** A picture as far as every page and feed needs it; who keeps pictures knows more of it. */
interface KnownPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The pictures at these addresses, by address; without those of other sites. */
export type FindPictures = (
  ctx: Pick<Context, 'db'>,
  addresses: Iterable<string | null>,
) => Promise<Map<string, KnownPicture>>;

/** A content noun as visitors are answered from it. */
export interface Source {
  noun: Pick<Noun, 'name' | 'fields' | 'feed'>;
  table: ItemTable & { sortOrder?: PgColumn; date?: PgColumn };
  findPictures: FindPictures;
  /** What visitors may see, where that is not all that is published. */
  shown?(ctx: Ctx): SQL | undefined;
}
