import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The site's own custom properties, which are set in markup and read by style sheets. */
    [property: `--${string}`]: string | number | undefined;
  }
}
