/**
 * Sets a field as if its value were typed. React ignores an `input` event unless the value differs from the one last set
 * through the field, so another value is set that way first, and the wanted one with the inherited setter, which React
 * does not track. Where React tracks fields otherwise, the field still holds the value.
 */
export function setTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (inherited) inherited.call(field, value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
