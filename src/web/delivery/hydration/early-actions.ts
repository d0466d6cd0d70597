import { shownMode, toggleMode } from '#/ui/theme-mode';

interface EarlyActions {
  /** The last value typed or ticked, by field. */
  filled: Map<Element, string | boolean>;
  /** The pressed controls, in the order in which each was last pressed. */
  pressed: Set<HTMLElement>;
  end: () => void;
}

declare global {
  interface Window {
    /** Present until the page is hydrated. */
    earlyActions?: EarlyActions;
  }
}

const eventTypes = ['click', 'input', 'change'] as const;

/**
 * Runs in the head. Records what is pressed or typed before the page is hydrated, and keeps the browser from submitting forms.
 * Links and the buttons of popovers work as always: the browser handles them, not a half-loaded router. A link to another
 * language is the exception: if something has been typed, the new page would lose it, so the link waits for hydration, as buttons
 * do. If the style sheet can show the effect of a press, the effect is shown at once.
 */
export function recordEarlyActions(): void {
  const filled: EarlyActions['filled'] = new Map();
  const pressed: EarlyActions['pressed'] = new Set();

  function press(event: Event, control: HTMLButtonElement | HTMLAnchorElement | null): void {
    if (!control) return;
    event.stopPropagation();
    // The browser opens and closes a popover by itself.
    if (control.hasAttribute('popovertarget')) return;
    if (control.localName !== 'button' && !('hreflang' in control && control.hreflang && filled.size > 0))
      return;
    event.preventDefault();
    if (control.classList.contains('theme-switch')) switchTheme(control);
    else if ('byStyle' in control.dataset) expand(control, pressed);
    else {
      pressed.delete(control);
      pressed.add(control);
    }
  }

  function record(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'click')
      press(event, target.closest<HTMLButtonElement | HTMLAnchorElement>('button,a'));
    else filled.set(target, filledIn(target));
  }

  for (const type of eventTypes) window.addEventListener(type, record, true);
  window.earlyActions = {
    filled,
    pressed,
    end() {
      for (const type of eventTypes) window.removeEventListener(type, record, true);
      delete window.earlyActions;
    },
  };
}

function switchTheme(button: HTMLElement): void {
  toggleMode();
  button.setAttribute('aria-pressed', String(shownMode() === 'dark'));
}

/**
 * Opens or closes an element that the style sheet shows by the button's `aria-expanded`. Of several buttons that control the same
 * element, at most one is expanded, and its press is replayed after hydration, so that React knows the state too.
 */
function expand(button: HTMLElement, pressed: EarlyActions['pressed']): void {
  const opens = button.getAttribute('aria-expanded') !== 'true';
  const controlled = button.getAttribute('aria-controls') ?? '';
  for (const other of document.querySelectorAll<HTMLElement>('[data-by-style]'))
    if (other.getAttribute('aria-controls') === controlled) {
      other.setAttribute('aria-expanded', String(opens && other === button));
      pressed.delete(other);
    }
  if (!opens) return;
  pressed.add(button);
  document.getElementById(controlled)?.scrollIntoView({ block: 'nearest' });
}

const filledIn = (field: Element): string | boolean =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked
    : (field as HTMLInputElement).value;
