/** Makes a function that runs pieces of work one after the other. Any number of them can wait. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Like `createTurns`, but the function returns undefined, and does no work, if `mostWaiting` pieces of work wait already. */
export function createOneByOne(mostWaiting: number) {
  const inTurn = createTurns();
  /** The pieces of work that have not ended: one runs, the others wait. */
  let unfinished = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (unfinished > mostWaiting) return undefined;
    unfinished += 1;
    return inTurn(work).finally(() => {
      unfinished -= 1;
    });
  };
}
