import { type ComponentProps, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { shownMode, subscribeToMode, toggleMode } from './theme-mode.ts';

/** Switches between light and dark. `label` names the dark theme ("Dark view"); `aria-pressed` says whether it is on. */
export function ThemeSwitch({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  const mode = useSyncExternalStore(subscribeToMode, shownMode, () => undefined);
  return (
    <button
      {...rest}
      type="button"
      className={classNames('theme-switch needs-script', className)}
      aria-label={label}
      data-tooltip={label}
      aria-pressed={mode === undefined ? undefined : mode === 'dark'}
      onClick={toggleMode}
    />
  );
}
