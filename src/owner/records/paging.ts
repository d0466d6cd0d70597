/** A page of a list that can be long. */
export interface Page<Item> {
  items: Item[];
  /** Of all pages together. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

const pageSize = 25;

/** Which rows a page of the address holds; what is no page number is the first page. */
export function pageRange(page: string | undefined): { page: number; offset: number; limit: number } {
  const wanted = /^\d{1,6}$/.test(page ?? '') ? Math.max(1, Number(page)) : 1;
  return { page: wanted, offset: (wanted - 1) * pageSize, limit: pageSize };
}

export const pageOf = <Item>(items: Item[], total: number, page: number): Page<Item> => ({
  items,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / pageSize)),
});
