import { setTyped } from '../internals/set-typed';

/** Called once the page is hydrated: repeats the early actions, now that their handlers exist. */
export async function replayEarlyActions(): Promise<void> {
  const early = window.earlyActions;
  if (!early) return;
  early.end();
  // Each action must see what the one before has changed.
  for (const [field, value] of early.filled) {
    fill(field, value);
    await Promise.resolve();
  }
  for (const control of early.pressed) {
    control.click();
    await Promise.resolve();
  }
}

function fill(field: Element, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTyped(field) && field.type !== 'file') {
    const { selectionStart, selectionEnd } = field;
    setTyped(field, String(value));
    // Keeps the caret in place for whoever is still typing.
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
