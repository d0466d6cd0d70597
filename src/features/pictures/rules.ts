/** At most, of what comes in (decisions, section 7). */
export const maxBytes = 10 * 1024 * 1024;

/** Pixels: what a page shows on a phone, in a column, and across the window. */
const widths = [480, 960, 1600];

/** The widths in which a picture is offered; never wider than it is itself. */
export function variantWidths(width: number): number[] {
  const narrower = widths.filter((each) => each < width);
  return narrower.length < widths.length ? [...narrower, width] : narrower;
}
