/**
 * Makes a function that runs work one after the other. It returns undefined at once where `mostWaiting` pieces of work wait already.
 */
export function createOneByOne(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  /** One runs, the others wait. */
  let unfinished = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (unfinished > mostWaiting) return undefined;
    unfinished += 1;
    const result = last.then(work).finally(() => {
      unfinished -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
