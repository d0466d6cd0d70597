import { setTimeout } from 'node:timers/promises';

/** The result of the work; rejects with the code `ETIMEDOUT` if the time runs out first. The work itself is not stopped. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    setTimeout(milliseconds, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
    }),
  ]);
