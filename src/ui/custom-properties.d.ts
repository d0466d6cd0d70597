import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Properties of ours, which style sheets read. */
    [property: `--${string}`]: string | number | undefined;
  }
}
