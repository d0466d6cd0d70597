/**
 * Runs in the head: of two documents between which the browser fades (ui/styles/motion.css) only the one that is left becomes a
 * picture. It fades over the next page, which can be pressed meanwhile; a picture of that page would swallow the presses.
 */
export function fadePages(): void {
  const { style } = document.documentElement;
  window.addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // A page that is gone back to may be the same document as before.
  window.addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}
