import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface HeldProps {
  /** Whether the values of the fields are being sent. */
  while: boolean;
  children: ReactNode;
}

/**
 * The fields of a form that closes once it is sent. While the form is being sent, the fields can't be changed, because the change
 * would be lost. If sending fails, the focus returns to the first invalid field, or else to where it was.
 */
export function Held({ while: isSending, children }: HeldProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isSending) before.current = box.current?.contains(activeElement) ? activeElement : null;
  }, [isSending]);
  useEffect(() => {
    if (isSending || !before.current || document.activeElement !== document.body) return;
    const invalid = box.current?.querySelector('[aria-invalid="true"]');
    const target = invalid ?? before.current;
    if (target instanceof HTMLElement) target.focus();
    before.current = null;
  }, [isSending]);
  return (
    <div ref={box} inert={isSending} className="held">
      {children}
    </div>
  );
}
