/**
 * Sets a field as if its value were typed, with an `input` event. React ignores the event unless the value differs from the one
 * last set through the field. So another value is set through the field first, and then the wanted one with the inherited setter,
 * which React does not track. If a version of React tracks fields in another way, the field still gets the value.
 */
export function setTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (inherited) inherited.call(field, value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
