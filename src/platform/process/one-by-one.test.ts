import { expect, test } from 'vitest';
import { createOneByOne } from './one-by-one';

test('Given work that comes at once, Then one piece runs at a time, some wait in order, and more are refused; a failure stops nobody', async () => {
  const run = createOneByOne(2);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'first') throw new Error('first');
    return name;
  };
  const all = ['first', 'second', 'third', 'fourth'].map((name) => run(work(name)));
  expect(all[3]).toBeUndefined();
  await expect(all[0]).rejects.toThrow('first');
  expect(await Promise.all(all.slice(1))).toEqual(['second', 'third', undefined]);
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(await run(work('fifth'))).toBe('fifth');
});
