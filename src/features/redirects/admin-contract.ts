import * as z from 'zod/mini';
import { language, requiredLine } from '#/platform/input/fields';
import { parseText, withoutUndefined } from '#/platform/input/search';
import { maxAddress } from './rules';

/** Characters that may be typed. */
export const maxTyped = maxAddress;

/** `POST /api/admin/redirects` and `PUT /api/admin/redirects/{id}`; `to: null` says that the page is gone. */
export const redirectRequest = z.object({
  from: requiredLine(maxTyped),
  to: z.nullable(requiredLine(maxTyped)),
  language,
});
export type RedirectRequest = z.output<typeof redirectRequest>;

export interface ListedRedirect {
  id: string;
  from: string;
  to: string | null;
}

/** `GET /api/admin/redirects`: the newest that match, and how many match. */
export interface RedirectList {
  redirects: ListedRedirect[];
  total: number;
}

export const pageSize = 50;

/** What the list shows: the addresses that contain `q`, `pages` times `pageSize` of them. */
export interface RedirectFilter {
  q?: string | undefined;
  pages?: number | undefined;
}

/** Parses the filter of an address; invalid values are left out. */
export const redirectFilter = ({ q, pages }: Record<string, unknown>): RedirectFilter =>
  withoutUndefined({ q: parseText(q)?.trim() || undefined, pages: parsePages(pages) });

/** The archive of a whole site asks for so many pages at once, to get all redirects. */
const maxPages = 2_000;

function parsePages(pages: unknown): number | undefined {
  const number = Number(pages);
  return Number.isInteger(number) && number > 1 && number <= maxPages ? number : undefined;
}
