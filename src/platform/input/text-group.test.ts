import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line, requiredLine } from './fields';
import { textGroup } from './text-group';

const person = textGroup({
  name: requiredLine(9),
  company: z.optional(line(9)),
  position: z.optional(line(9)),
});

describe('a group of texts', () => {
  it('given a request, when it is stored, then missing and empty texts are null, and other fields are left out', () => {
    const request = { name: 'Deniz', company: '', slotId: 'x' };
    expect(person.stored(request)).toEqual({ name: 'Deniz', company: null, position: null });
  });

  it('given a row, when it is read, then the result has only the texts of the group', () => {
    const row = { id: '1', name: 'Deniz', company: 'Martı', position: null };
    expect(person.read(row)).toEqual({ name: 'Deniz', company: 'Martı', position: null });
  });

  it('given an erased person, when the row is emptied, then all texts of the group are empty', () => {
    expect(person.erased).toEqual({ name: '', company: null, position: null });
  });
});
