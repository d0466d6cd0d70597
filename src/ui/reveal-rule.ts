/** How much of a thing must be in sight before it fades in (specification, section 9). */
const visibleShare = 0.1;

/**
 * Whether a thing waits to fade in. Nothing waits where motion is unwelcome, and nothing that the server
 * already painted in sight is hidden again.
 */
export function mustWait(page: {
  reducedMotion: boolean;
  paintedByServer: boolean;
  inSight: boolean;
}): boolean {
  if (page.reducedMotion) return false;
  return !(page.paintedByServer && page.inSight);
}

/**
 * The share of a thing that must be in sight, as a threshold for an intersection observer. A thing so tall that a tenth
 * of it never fits the window is shown once it fills half of the window. Heights in pixels.
 */
export function thresholdFor(height: number, windowHeight: number): number {
  if (height <= 0) return 0;
  return Math.min(visibleShare, (windowHeight * 0.5) / height);
}
