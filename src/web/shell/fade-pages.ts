/**
 * Runs in the head. When the browser fades from one document to the next (ui/styles/motion.css), only the old one is captured as a
 * picture. It fades out over the new page, which can be pressed meanwhile; a picture of the new page would swallow the presses.
 */
export function fadePages(): void {
  const { style } = document.documentElement;
  window.addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // After going back, the document may be the one that set the name.
  window.addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}
