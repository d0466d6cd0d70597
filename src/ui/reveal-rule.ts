/** The share of an element that must be visible before it fades in. */
const visibleShare = 0.1;

/**
 * Whether an element is hidden until it fades in. It is not hidden if the visitor prefers reduced motion, or if the browser has
 * already painted it from the server's HTML.
 */
export function startsHidden(page: {
  reducedMotion: boolean;
  paintedByServer: boolean;
  inSight: boolean;
}): boolean {
  if (page.reducedMotion) return false;
  return !(page.paintedByServer && page.inSight);
}

/**
 * The threshold for an intersection observer. If a tenth of an element is more than half of the window, the element is shown
 * once it fills half of the window. Heights in pixels.
 */
export function thresholdFor(height: number, windowHeight: number): number {
  if (height <= 0) return 0;
  return Math.min(visibleShare, (windowHeight * 0.5) / height);
}
