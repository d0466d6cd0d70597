export interface Page<Item> {
  items: Item[];
  /** The number of items on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

const pageSize = 25;

/** Which rows are on a page. Anything but a page number means the first page. */
export function pageRange(page: string | undefined): { page: number; offset: number; limit: number } {
  const number = /^\d{1,6}$/.test(page ?? '') ? Math.max(1, Number(page)) : 1;
  return { page: number, offset: (number - 1) * pageSize, limit: pageSize };
}

export const buildPage = <Item>(items: Item[], total: number, page: number): Page<Item> => ({
  items,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / pageSize)),
});
