import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `exhaustive` in `npm run test:long`, which tries every case of a journey that tries one of each class by default. */
    breadth: 'representative' | 'exhaustive';
  }
}

export const isExhaustive = inject('breadth') === 'exhaustive';
