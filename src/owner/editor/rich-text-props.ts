export type UploadPicture = (file: File) => Promise<StoredPicture>;
export type ImportPicture = (url: string) => Promise<StoredPicture>;
export interface StoredPicture {
  url: string;
  /** In pixels, like the height. */
  width?: number;
  height?: number;
}

export interface RichTextProps {
  /** HTML; '' for an empty text. A new value that was not passed to `onChange` replaces the text. */
  value: string;
  /** Called whenever the writer changes the text, with the HTML as it will be stored; '' for an empty text. */
  onChange: (html: string) => void;
  /** The language of the text. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The accessible name. */
  label: string;
  /** Without it, pictures can be added by address only. */
  uploadPicture?: UploadPicture | undefined;
  /** Without it, a picture of another site keeps its address, so that readers load it from that site. */
  importPicture?: ImportPicture | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** Without pictures, tables and code: for short texts. */
  compact?: boolean | undefined;
}
