const delayMs = 700;
/** Within this time after one tooltip was hidden, the next is shown without delay. */
const skipDelayMs = 300;
/** The least number of pixels between a tooltip and the sides and the bottom of the window. */
const margin = 8;

/**
 * Shows the text of `data-tooltip` at its control, on hover and keyboard focus. The tooltip is hidden from screen readers,
 * which learn the same from the control itself. Returns a function that stops the tooltips.
 */
export function startTooltips(): () => void {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.popover = 'manual';
  bubble.ariaHidden = 'true';
  let shown: HTMLElement | undefined;
  let pending: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    pending = undefined;
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
  const scheduleShow = (control: HTMLElement) => {
    hide();
    pending = control;
    const wait = performance.now() - hiddenAt < skipDelayMs ? 0 : delayMs;
    timer = setTimeout(() => show(control), wait);
  };

  const onPoint = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || target === bubble) return;
    const control = findControl(target);
    if (!control) hide();
    else if (control !== shown && control !== pending) scheduleShow(control);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const control = findControl(target);
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

const findControl = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Places the tooltip below the control, centred on it and within the window; above the control if there is no space below. */
function place(bubble: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = box.left + box.width / 2 - width / 2;
  const top = box.bottom + height + margin <= clientHeight ? box.bottom : box.top - height;
  bubble.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
  bubble.style.top = `${Math.max(0, top)}px`;
}
