import { setTyped } from '../internals/set-typed';

/** Once the page is hydrated: does again, in front of those who listen now, what was done before. */
export async function replayEarlyActions(): Promise<void> {
  const early = window.earlyActions;
  if (!early) return;
  early.end();
  const again = [
    ...[...early.filled].map(
      ([field, value]) =>
        () =>
          fill(field, value),
    ),
    ...[...early.pressed].map((place) => () => place.click()),
  ];
  for (const act of again) {
    act();
    // The next begins with what this has changed.
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
  } else if (isTyped(field) && field.type !== 'file') setTyped(field, String(value));
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
