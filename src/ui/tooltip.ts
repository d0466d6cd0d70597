/** Milliseconds until a tooltip shows, and after one how long the next shows at once (specification, section 9). */
const delay = 700;
const skipDelay = 300;
/** Pixels between a tooltip and the edge of the window. */
const margin = 8;

/**
 * Shows the text of `data-tooltip` under the control that carries it, on pointing and on focus by keyboard. It repeats
 * what the control's own name says already, so that it is kept from screen readers. Returns the way to stop.
 */
export function startTooltips(): () => void {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.popover = 'manual';
  bubble.ariaHidden = 'true';
  let shown: HTMLElement | undefined;
  let awaited: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    awaited = undefined;
    if (!shown) return;
    shown = undefined;
    hiddenAt = performance.now();
    bubble.hidePopover();
  };
  const show = (control: HTMLElement) => {
    if (!control.isConnected) return;
    hide();
    if (!bubble.isConnected) document.body.append(bubble);
    bubble.textContent = control.dataset.tooltip ?? '';
    bubble.lang = control.closest<HTMLElement>('[lang]')?.lang ?? '';
    bubble.showPopover();
    place(bubble, control);
    shown = control;
  };
  const expectToShow = (control: HTMLElement) => {
    hide();
    awaited = control;
    const wait = performance.now() - hiddenAt < skipDelay ? 0 : delay;
    timer = setTimeout(() => show(control), wait);
  };

  const onPoint = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || target === bubble) return;
    const control = controlOf(target);
    if (!control) hide();
    else if (control !== shown && control !== awaited) expectToShow(control);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const control = controlOf(target);
    if (control?.matches(':focus-visible')) show(control);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };

  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  document.addEventListener('pointerover', onPoint, options);
  document.addEventListener('pointerdown', hide, options);
  document.documentElement.addEventListener('pointerleave', hide, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('scroll', hide, { ...options, capture: true });
  return () => {
    listening.abort();
    hide();
    bubble.remove();
  };
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Under the control and centred on it, but never over the edge; above it where there is no room below. */
function place(bubble: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = at.left + at.width / 2 - width / 2;
  const top = at.bottom + height + margin <= clientHeight ? at.bottom : at.top - height;
  bubble.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
  bubble.style.top = `${Math.max(0, top)}px`;
}
