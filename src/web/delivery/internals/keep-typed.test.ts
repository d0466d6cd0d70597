import { expect, test } from 'vitest';
import { keepTyped } from './keep-typed';

class Field {
  #value = 'sent';
  get value(): string {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
}

/** As in browsers: setting `defaultValue`, the text that the server sent, removes the selection. */
class Textarea extends Field {
  isSelected = true;
  #sent = 'sent';
  override get value(): string {
    return super.value;
  }
  override set value(text: string) {
    super.value = text;
  }
  get defaultValue(): string {
    return this.#sent;
  }
  set defaultValue(text: string) {
    this.#sent = text;
    this.isSelected = false;
  }
}

/** As React hydrates a textarea, and then renders it again. */
function hydrate(field: Textarea): void {
  field.defaultValue = 'sent';
  field.value = 'sent';
}

test('Given text typed before hydration, when React takes the fields over, then the text stays; afterwards the fields are as any others', () => {
  const [input, typed, selected] = [new Field(), new Textarea(), new Textarea()];
  for (const field of [input, typed]) field.value = 'typed';
  const end = keepTyped((field) => field !== selected, [Field.prototype, Textarea.prototype]);
  input.value = 'sent';
  hydrate(typed);
  hydrate(selected);
  expect([input.value, typed.value, selected.value]).toEqual(['typed', 'typed', 'sent']);
  expect(selected.isSelected).toBe(true);
  end();
  input.value = 'set';
  hydrate(typed);
  expect([input.value, typed.value, typed.isSelected]).toEqual(['set', 'sent', false]);
});

test('Given a browser whose fields have no such setters, then nothing is changed', () => {
  expect(() => keepTyped(() => true, [{}, {}])()).not.toThrow();
});
