import * as z from 'zod/mini';
import { language, requiredLine } from '#/platform/input/fields';
import { parsePages, parseText, withoutUndefined } from '#/platform/input/search';
import type { NewRedirect } from './contract';
import { maxAddress } from './rules';

/** `POST /api/admin/redirects` and `PUT /api/admin/redirects/{id}`; `to: null` says that the page is gone. */
export const redirectRequest = z.object({
  from: requiredLine(maxAddress),
  to: z.nullable(requiredLine(maxAddress)),
  language,
});
export type RedirectRequest = z.output<typeof redirectRequest>;

export interface ListedRedirect extends NewRedirect {
  id: string;
}

/**
 * `GET /api/admin/redirects`: the newest redirects whose old or new address contains `q`, and the number of all such redirects.
 */
export interface RedirectList {
  redirects: ListedRedirect[];
  total: number;
}

export const pageSize = 50;

export interface RedirectFilter {
  q?: string | undefined;
  /** How many pages are shown, one below the other; absent for one page. */
  pages?: number | undefined;
}

/** Parses the filter of an address; invalid values are left out. */
export const parseFilter = ({ q, pages }: Record<string, unknown>): RedirectFilter =>
  withoutUndefined({ q: parseText(q)?.trim() || undefined, pages: parsePages(pages, maxPages) });

/** The archive of a site requests all redirects at once, as up to 2,000 pages of 50. */
const maxPages = 2_000;
