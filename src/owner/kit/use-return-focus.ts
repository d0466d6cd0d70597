import { useEffect, useRef } from 'react';

/**
 * When the form named `open` closes, the focus returns to the button that opened it (`data-opens`), unless another element has
 * the focus by then.
 */
export function useReturnFocus(open: string | undefined): void {
  const previous = useRef(open);
  useEffect(() => {
    const closed = previous.current;
    previous.current = open;
    if (closed === undefined || open !== undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"]`)?.focus();
  }, [open]);
}
