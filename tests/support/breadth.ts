import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `exhaustive` in `npm run test:long`, which tries every case of journeys that by default try one per class. */
    breadth: 'representative' | 'exhaustive';
  }
}

export const isExhaustive = inject('breadth') === 'exhaustive';
