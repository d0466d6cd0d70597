import {
  type DragEvent,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import type { NoticeMessage } from './notice-message.ts';

/** Milliseconds in sight, and pixels to the right that dismiss it (specification, section 4). */
const displayTime = 5000;
const swipeThreshold = 50;

interface ToastProps {
  message: NoticeMessage;
  closeLabel: string;
  onClose: () => void;
}

/** A notice above the page. It goes after its time, which stands still while it is pointed at or holds the focus. */
export function Toast({ message: { title, text, tone = 'neutral' }, closeLabel, onClose }: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const { box, focused, focusHandlers, close } = useBorrowedFocus(onClose);
  const { shift, swipeHandlers } = useSwipe(close);
  useTimeLeft(pointed || focused || shift > 0, close);
  useEscape(close);
  return (
    <div
      ref={box}
      className={classNames('notice notice-float toast', `notice-${tone}`)}
      style={{ '--shift': `${shift}px` }}
      data-swiping={shift > 0 || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...swipeHandlers}
      {...focusHandlers}
    >
      {tone === 'danger' ? <span className="toast-mark" aria-hidden="true" /> : null}
      <div className="toast-words">
        <p className="notice-title">{title}</p>
        {text ? <p className="notice-text">{text}</p> : null}
      </div>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

function useTimeLeft(held: boolean, close: () => void): void {
  const left = useRef(displayTime);
  const end = useRef(close);
  end.current = close;
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held]);
}

function useEscape(close: () => void): void {
  // Before it is painted: what is seen can be closed.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
}

/** Whether the focus is inside; on closing it goes back to where it came from. */
function useBorrowedFocus(onClose: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && box.current?.contains(target) === true;
  return {
    box,
    focused,
    focusHandlers: {
      onFocus: ({ relatedTarget }: FocusEvent) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) before.current = relatedTarget;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isInside(relatedTarget)),
    },
    close: () => {
      if (isInside(document.activeElement)) before.current?.focus({ preventScroll: true });
      onClose();
    },
  };
}

/** Follows a finger or a pressed mouse to the right, in pixels. */
function useSwipe(dismiss: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [shift, setShift] = useState(0);
  const rest = () => {
    start.current = undefined;
    setShift(0);
  };
  const shiftOf = ({ clientX }: PointerEvent) =>
    start.current === undefined ? 0 : Math.max(0, clientX - start.current);
  return {
    shift,
    swipeHandlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => setShift(shiftOf(event)),
      onPointerUp: (event: PointerEvent) => {
        if (shiftOf(event) >= swipeThreshold) dismiss();
        else rest();
      },
      onPointerCancel: rest,
      // Words that are selected would be dragged instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
