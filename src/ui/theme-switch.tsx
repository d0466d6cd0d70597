import { useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { shownMode, subscribeToMode, toggleMode } from './theme-mode';

interface ThemeSwitchProps {
  /** Names the dark theme: "Dark view". */
  label: string;
  named?: boolean;
  className?: string | undefined;
}

export function ThemeSwitch({ label, named = false, className }: ThemeSwitchProps) {
  const mode = useSyncExternalStore(subscribeToMode, shownMode, () => undefined);
  return (
    <button
      type="button"
      className={classNames('theme-switch needs-script', className)}
      aria-label={label}
      data-tooltip={named ? undefined : label}
      aria-pressed={mode === undefined ? undefined : mode === 'dark'}
      onClick={toggleMode}
    >
      {named ? label : null}
    </button>
  );
}
