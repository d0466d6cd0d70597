/**
 * To be called before a page is hydrated. While React takes the page over, it sets a textarea back to the text that the
 * server sent, and every field that it renders again to the text of its state, which doesn't know yet what was typed
 * meanwhile. Fields in which somebody has typed are left alone, and textareas in which nobody has keep their selection.
 * Where React sets fields otherwise, this changes nothing. The returned function ends it.
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
