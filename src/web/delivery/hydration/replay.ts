import { setTyped } from '../internals/set-typed';

/** Called once the page is hydrated: repeats the early actions, now that their handlers exist. */
export async function replayEarlyActions(): Promise<void> {
  const early = window.earlyActions;
  if (!early) return;
  early.end();
  const actions = [
    ...[...early.filled].map(
      ([field, value]) =>
        () =>
          fill(field, value),
    ),
    ...[...early.pressed].map((control) => () => control.click()),
  ];
  for (const act of actions) {
    act();
    // The next action must see what this one has changed.
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
