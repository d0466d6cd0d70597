/**
 * Sets a field as if it were typed. React hears of an `input` only where the value is another than the one that was last
 * set through the field itself, which React watches: first another one is set so, then the wanted one past React, by
 * the way that all fields inherit. Where a React watches in another way, the field holds the value all the same.
 */
export function setTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (inherited) inherited.call(field, value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
