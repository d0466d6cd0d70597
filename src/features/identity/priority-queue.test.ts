import { expect, test } from 'vitest';
import { createPriorityQueue } from './priority-queue';

test('Given waiting work, then it runs one piece at a time, known browsers first; given a full queue, then further work is refused at once', async () => {
  const queue = createPriorityQueue(2);
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  let running = 0;
  const enqueue = (name: string, known = false) =>
    queue.run(known, async () => {
      running += 1;
      expect(running).toBe(1);
      await gate.promise;
      done.push(name);
      running -= 1;
    });
  const accepted = [
    enqueue('first'),
    enqueue('second'),
    enqueue('third'),
    enqueue('known', true),
    enqueue('other', true),
  ];
  expect([enqueue('fourth'), enqueue('a third one', true)]).toEqual([undefined, undefined]);
  gate.resolve();
  await Promise.all(accepted);
  expect(done).toEqual(['first', 'known', 'other', 'second', 'third']);
});

test('Given work that fails, then its promise rejects, and the next piece begins', async () => {
  const queue = createPriorityQueue(1);
  const failing = queue.run(false, async () => {
    throw new Error('broken');
  });
  const next = queue.run(false, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue.run(false, async () => 'again')).toBe('again');
});
