/** Light or dark. The system decides until the visitor does; a choice that equals the system's is forgotten again. */
export type ThemeMode = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/** Runs in the head before anything is painted: marks the page as scripted and shows the chosen theme. */
export function showChosenTheme(): void {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  try {
    const chosen = localStorage.getItem(key);
    if (isMode(chosen)) dataset.theme = chosen;
  } catch {
    // A browser without storage shows what the system decides.
  }
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const systemMode = (): ThemeMode => (systemDark().matches ? 'dark' : 'light');

/** What the page shows now. */
export function shownMode(): ThemeMode {
  const chosen = document.documentElement.dataset.theme;
  return isMode(chosen) ? chosen : systemMode();
}

/** Shows the mode, and keeps it for the next visit where storage is allowed. */
export function chooseMode(mode: ThemeMode): void {
  const followsSystem = mode === systemMode();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  try {
    if (followsSystem) localStorage.removeItem(key);
    else localStorage.setItem(key, mode);
  } catch {
    // A browser without storage keeps the choice for this page only.
  }
  for (const tell of listeners) tell();
}

export function toggleMode(): void {
  chooseMode(shownMode() === 'dark' ? 'light' : 'dark');
}

/** Tells of every change, by the visitor or by the system; returns the way to stop. */
export function subscribeToMode(tell: () => void): () => void {
  const system = systemDark();
  listeners.add(tell);
  system.addEventListener('change', tell);
  return () => {
    listeners.delete(tell);
    system.removeEventListener('change', tell);
  };
}
