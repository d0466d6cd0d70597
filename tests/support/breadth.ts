import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `exhaustive` in `npm run test:long`, which tries every case of journeys that by default try one of each class of similar cases. */
    breadth: 'representative' | 'exhaustive';
  }
}

export const isExhaustive = inject('breadth') === 'exhaustive';
