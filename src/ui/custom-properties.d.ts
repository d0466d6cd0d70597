import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties of the site, which are set in markup and read by style sheets. */
    [property: `--${string}`]: string | number | undefined;
  }
}
