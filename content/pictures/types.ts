/** A picture that comes with the product, in the forms in which pages show it. */
export interface ShippedPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** A few blurred pixels as a data URI. */
  placeholder: string;
  variants: { type: 'image/svg+xml' | 'image/avif' | 'image/webp'; width: number; url: string }[];
}
