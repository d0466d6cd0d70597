import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `exhaustive` in `npm run test:long`: tests try every case. By default they try one of each class of similar cases. */
    breadth: 'representative' | 'exhaustive';
  }
}

export const isExhaustive = inject('breadth') === 'exhaustive';

/** By default the one of several similar cases that `turn` selects; all of them in `npm run test:long`. */
export const inTurn = <Case>(cases: readonly Case[], turn: number): readonly Case[] =>
  isExhaustive ? cases : cases.filter((_, index) => index === turn % cases.length);
