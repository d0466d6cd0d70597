const openMenu = (): HTMLDetailsElement | null => document.querySelector('details[data-menu][open]');

/**
 * Runs in the head, because the menu may be used before any other script is loaded. Closes the menu after a choice, on Escape and
 * on a press outside.
 */
export function closeMenu(): void {
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
}

function onClick({ target }: MouseEvent): void {
  const menu = openMenu();
  if (!menu || !(target instanceof Element)) return;
  if (target.closest('a') || !menu.contains(target)) menu.open = false;
}

function onKey({ key }: KeyboardEvent): void {
  const menu = openMenu();
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
