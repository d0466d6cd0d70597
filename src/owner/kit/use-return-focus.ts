import { useEffect, useRef } from 'react';

/** When the form that `open` names is closed, the button that opened it (`data-opens`) has the focus again, unless something took it. */
export function useReturnFocus(open: string | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (closed === undefined || open !== undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"]`)?.focus();
  }, [open]);
}
