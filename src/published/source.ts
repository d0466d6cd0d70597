import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemTable } from '#/owner/items/columns';
import type { Noun } from '#/owner/items/item';
import type { Context } from '#/platform/context';

export type Ctx = Pick<Context, 'db' | 'clock'>;

/** The part of a stored picture that every page and feed needs; `features/pictures` adds more. */
interface KnownPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Finds the stored pictures at these addresses, by address. Pictures of other sites are left out. */
export type FindPictures = (
  ctx: Pick<Context, 'db'>,
  addresses: Iterable<string | null>,
) => Promise<Map<string, KnownPicture>>;

export interface Source {
  noun: Pick<Noun, 'name' | 'fields' | 'feed'>;
  table: ItemTable & { title?: PgColumn; sortOrder?: PgColumn; date?: PgColumn };
  findPictures: FindPictures;
  /** A further condition for what visitors may see; default: everything published. */
  shown?(ctx: Ctx): SQL | undefined | Promise<SQL | undefined>;
}
