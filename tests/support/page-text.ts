/** A page without its inline styles. These contain the shipped colours and fonts even where a look overrides them. */
export const withoutStyles = (page: string): string =>
  page.replace(/<style data-part-of="[^"]*">[\s\S]*?<\/style>/g, '');
