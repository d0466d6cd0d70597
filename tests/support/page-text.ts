/** A page without the part of the style sheet that it brings: that has the shipped colours and fonts, which a look overrides. */
export const withoutStyles = (page: string): string =>
  page.replace(/<style data-part-of="[^"]*">[\s\S]*?<\/style>/g, '');
