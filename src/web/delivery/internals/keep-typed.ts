/**
 * Keeps what is typed while React hydrates the page. To be called before hydration. Call the returned function to stop. During
 * hydration, React resets each textarea to the text that the server sent, and each field that it renders again to the text in its
 * state, which lacks what was typed in the meantime. This function makes React leave alone the fields in which somebody has
 * typed, and keeps the selection in the other textareas. It has no effect if a version of React sets fields in another way.
 */
export function keepTyped(
  isTyped: (field: object) => boolean,
  [input, textarea]: readonly object[] = [HTMLInputElement.prototype, HTMLTextAreaElement.prototype],
): () => void {
  const ends = [
    ignoreSome(input, 'value', isTyped),
    ignoreSome(textarea, 'value', isTyped),
    ignoreSome(textarea, 'defaultValue', (field, text) => Reflect.get(field, 'defaultValue') === text),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Makes the setter of a property ignore some values. */
function ignoreSome(
  prototype: object | undefined,
  property: string,
  isIgnored: (field: object, text: string) => boolean,
): () => void {
  const original = prototype && Object.getOwnPropertyDescriptor(prototype, property);
  const { set } = original ?? {};
  if (!prototype || !original || !set) return () => undefined;
  Object.defineProperty(prototype, property, {
    ...original,
    set(this: object, text: string) {
      if (!isIgnored(this, text)) set.call(this, text);
    },
  });
  return () => {
    Object.defineProperty(prototype, property, original);
  };
}
