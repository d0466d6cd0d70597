/** Makes a function that runs work one after the other, however much of it waits. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The same, but the function returns undefined at once where `mostWaiting` pieces of work wait already. */
export function createOneByOne(mostWaiting: number) {
  const inTurn = createTurns();
  /** One runs, the others wait. */
  let unfinished = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (unfinished > mostWaiting) return undefined;
    unfinished += 1;
    return inTurn(work).finally(() => {
      unfinished -= 1;
    });
  };
}
