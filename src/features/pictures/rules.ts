/** The most bytes of a picture that can be uploaded. */
export const maxBytes = 10 * 1024 * 1024;

/** In pixels: for a phone, for a column, and for the full width of a window. */
const widths = [480, 960, 1600];

/** The widths of a picture's variants; none is wider than the picture itself. */
export function variantWidths(width: number): number[] {
  const narrower = widths.filter((each) => each < width);
  return narrower.length < widths.length ? [...narrower, width] : narrower;
}
