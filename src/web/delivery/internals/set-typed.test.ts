import { expect, test } from 'vitest';
import { setTyped } from './set-typed';

/** As in browsers: the value is set by an inherited setter. */
class Field extends EventTarget {
  #value = 'typed';
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
}

/** A field as React tracks it: `input` counts only if the value differs from the one last set through the field. */
function watched() {
  const field = new Field();
  const heard: string[] = [];
  let last = field.value;
  Object.defineProperty(field, 'value', {
    get: () => Reflect.get(Field.prototype, 'value', field),
    set(value: string) {
      last = value;
      Reflect.set(Field.prototype, 'value', value, field);
    },
  });
  field.addEventListener('input', () => {
    if (field.value !== last) heard.push(field.value);
  });
  return { field, heard };
}

test.each(['typed', 'another', ''])(
  'Given %j typed before hydration, Then React handles it as input, and the field keeps it',
  (value) => {
    const { field, heard } = watched();
    setTyped(field as unknown as HTMLInputElement, value);
    expect(heard).toEqual([value]);
    expect(field.value).toBe(value);
  },
);

test('Given a field without the inherited setter, Then it still keeps what was typed', () => {
  const field = Object.assign(new EventTarget(), { value: 'typed' });
  setTyped(field as unknown as HTMLInputElement, 'typed');
  expect(field.value).toBe('typed');
});
