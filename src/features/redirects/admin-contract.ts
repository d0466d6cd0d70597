import * as z from 'zod/mini';
import { language, requiredLine } from '#/platform/input/fields';
import { parsePages, parseText, withoutUndefined } from '#/platform/input/search';
import { maxAddress } from './rules';

/** The most characters of a typed address. How many bytes its key may have (as many), `addressKey` checks. */
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

/** `GET /api/admin/redirects`: the newest redirects whose address contains `q`, and how many there are of them. */
export interface RedirectList {
  redirects: ListedRedirect[];
  total: number;
}

/** Redirects that the list shows at a time. */
export const pageSize = 50;

export interface RedirectFilter {
  q?: string | undefined;
  /** How many pages are shown, one below the other; absent for one. */
  pages?: number | undefined;
}

/** Parses the filter of an address; invalid values are left out. */
export const parseFilter = ({ q, pages }: Record<string, unknown>): RedirectFilter =>
  withoutUndefined({ q: parseText(q)?.trim() || undefined, pages: parsePages(pages, maxPages) });

/** The archive of a site asks for all redirects as one long list: 2,000 × 50 at most. */
const maxPages = 2_000;
