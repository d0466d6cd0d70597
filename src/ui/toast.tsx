import {
  type DragEvent,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names';
import type { NoticeMessage } from './notice-message';
import { Paragraph } from './unbroken';

const displayMs = 5000;
/** Pixels by which a toast must be dragged to close it: to the right, on Arabic pages to the left. */
const swipeThreshold = 50;

interface ToastProps {
  message: NoticeMessage;
  closeLabel: string;
  onClose: () => void;
}

/** A notice above the page. Unless it tells of a failure, it closes after some seconds; hover and focus pause the timer. */
export function Toast({ message: { title, text, tone = 'neutral' }, closeLabel, onClose }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const { box, focused, focusHandlers, close } = useFocusReturn(onClose);
  const { shift, swipeHandlers } = useSwipe(close);
  useCloseTimer(tone === 'danger' || hovered || focused || shift !== 0, close);
  useEscape(close);
  return (
    <div
      ref={box}
      className={classNames('notice toast', `notice-${tone}`)}
      style={{ '--shift': `${shift}px` }}
      data-swiping={shift !== 0 || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...swipeHandlers}
      {...focusHandlers}
    >
      {tone === 'danger' ? <span className="toast-mark" aria-hidden="true" /> : null}
      <div className="toast-words">
        <Paragraph className="notice-title">{title}</Paragraph>
        <Paragraph className="notice-text">{text}</Paragraph>
      </div>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

function useCloseTimer(paused: boolean, close: () => void): void {
  const remainingMs = useRef(displayMs);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => closeNow(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - since;
    };
  }, [paused]);
}

function useEscape(close: () => void): void {
  // A layout effect, so that Escape works as soon as the toast is painted.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
}

/** Says whether the focus is inside the toast. When the toast closes, the focus returns to where it was before. */
function useFocusReturn(onClose: () => void) {
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

/**
 * Lets a toast be dragged away towards the end of the line. `shift` is how far it is dragged, in pixels; negative to the left.
 */
function useSwipe(dismiss: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [shift, setShift] = useState(0);
  const reset = () => {
    start.current = undefined;
    setShift(0);
  };
  const dragged = ({ clientX, currentTarget }: PointerEvent) => {
    const distance = start.current === undefined ? 0 : clientX - start.current;
    return getComputedStyle(currentTarget).direction === 'rtl'
      ? Math.min(0, distance)
      : Math.max(0, distance);
  };
  return {
    shift,
    swipeHandlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => setShift(dragged(event)),
      onPointerUp: (event: PointerEvent) => {
        if (Math.abs(dragged(event)) >= swipeThreshold) dismiss();
        else reset();
      },
      onPointerCancel: reset,
      // Keeps the browser from dragging selected text instead of the toast.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
