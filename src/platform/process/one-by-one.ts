/** Runs work one after the other. Returns undefined at once where `mostWaiting` pieces of work wait already. */
export function createOneByOne(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (open > mostWaiting) return undefined;
    open += 1;
    const result = last.then(work).finally(() => {
      open -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
