import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `exhaustive` in `npm run test:long`, which tries every case of journeys that by default try one of each class of similar cases. */
    breadth: 'representative' | 'exhaustive';
  }
}

export const isExhaustive = inject('breadth') === 'exhaustive';

/** Of cases that show the same, the one whose turn it is; in `npm run test:long` all of them. */
export const inTurn = <Case>(cases: readonly Case[], turn: number): readonly Case[] =>
  isExhaustive ? cases : cases.filter((_, index) => index === turn % cases.length);
