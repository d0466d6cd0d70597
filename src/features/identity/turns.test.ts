import { expect, test } from 'vitest';
import { createTurns } from './turns';

test('Given work that waits, then it is done one at a time, known people’s first, and what has no place is refused at once', async () => {
  const turns = createTurns(2);
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  let atOnce = 0;
  const take = (name: string, known = false) =>
    turns.take(known, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await gate.promise;
      done.push(name);
      atOnce -= 1;
    });
  const taken = [take('first'), take('second'), take('third'), take('known', true), take('other', true)];
  expect([take('fourth'), take('a third one', true)]).toEqual([undefined, undefined]);
  gate.resolve();
  await Promise.all(taken);
  expect(done).toEqual(['first', 'known', 'other', 'second', 'third']);
});

test('Given work that fails, then its failure is told, and the next begins', async () => {
  const turns = createTurns(1);
  const failing = turns.take(false, async () => {
    throw new Error('broken');
  });
  const next = turns.take(false, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await turns.take(false, async () => 'again')).toBe('again');
});
