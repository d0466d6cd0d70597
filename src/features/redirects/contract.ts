/** Where an old address leads. */
export interface Redirect {
  /** Path and query on this site; null if what was there is gone for good. */
  to: string | null;
}

/** An old address and where it shall lead; a whole web address counts by what follows its host. */
export interface NewRedirect extends Redirect {
  from: string;
}
