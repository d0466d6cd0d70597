/** The theme. Until the visitor chooses, it is the system's; a choice that equals the system's is not stored. */
export type ThemeMode = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/** Runs in the head before the first paint: marks the page as scripted and sets the chosen theme. */
export function showChosenTheme(): void {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  try {
    const chosen = localStorage.getItem(key);
    if (isMode(chosen)) dataset.theme = chosen;
  } catch {
    // Without storage the system decides.
  }
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const systemMode = (): ThemeMode => (systemDark().matches ? 'dark' : 'light');

export function shownMode(): ThemeMode {
  const chosen = document.documentElement.dataset.theme;
  return isMode(chosen) ? chosen : systemMode();
}

export function chooseMode(mode: ThemeMode): void {
  const followsSystem = mode === systemMode();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  try {
    if (followsSystem) localStorage.removeItem(key);
    else localStorage.setItem(key, mode);
  } catch {
    // Without storage the choice is lost when the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

export function toggleMode(): void {
  chooseMode(shownMode() === 'dark' ? 'light' : 'dark');
}

/** Calls the listener whenever visitor or system change the theme; returns a function that unsubscribes. */
export function subscribeToMode(listener: () => void): () => void {
  const system = systemDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
