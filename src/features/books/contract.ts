/** Where a book is sold. */
export interface Marketplace {
  /** A proper name, the same in every language. */
  name: string;
  url: string;
  /** An emoji, or the address of a picture. */
  logo: string;
}
