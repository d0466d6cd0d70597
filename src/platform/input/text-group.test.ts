import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line, requiredLine } from './fields';
import { textGroup } from './text-group';

const person = textGroup({
  name: requiredLine(9),
  company: z.optional(line(9)),
  position: z.optional(line(9)),
});

describe('texts of a group', () => {
  it('given a request, when it is stored, then what was left out or empty is null, and nothing else comes along', () => {
    const request = { name: 'Deniz', company: '', slotId: 'x' };
    expect(person.stored(request)).toEqual({ name: 'Deniz', company: null, position: null });
  });

  it('given a row, when it is read, then it says the texts of the group alone', () => {
    const row = { id: '1', name: 'Deniz', company: 'Martı', position: null };
    expect(person.read(row)).toEqual({ name: 'Deniz', company: 'Martı', position: null });
  });

  it('given an erased person, when the row is emptied, then no text of the group is left', () => {
    expect(person.erased).toEqual({ name: '', company: null, position: null });
  });
});
