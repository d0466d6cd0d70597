/** Where an old address leads. */
export interface Redirect {
  /** Path and query on this site; null if the page is permanently gone. */
  to: string | null;
}

/** An old address and its target. If the old address is a whole URL, only the part after the host counts. */
export interface NewRedirect extends Redirect {
  from: string;
}
