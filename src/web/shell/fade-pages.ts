/**
 * Runs in the head. When the browser fades from one document to the next (ui/styles/motion.css), only the old one is captured as
 * a picture. It fades out over the new page, which can be pressed at once; a picture of the new page would swallow the presses.
 */
export function fadePages(): void {
  const { style } = document.documentElement;
  window.addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // After going back, this document may still have the name from when it was left.
  window.addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}
