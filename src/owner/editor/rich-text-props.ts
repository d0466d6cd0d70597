/** Stores a picture and answers where it stands; width and height in pixels. */
export type UploadPicture = (file: File) => Promise<StoredPicture>;
/** Brings a picture here from where it lies. */
export type TakePicture = (url: string) => Promise<StoredPicture>;
export interface StoredPicture {
  url: string;
  width?: number;
  height?: number;
}

export interface RichTextProps {
  /** HTML; empty when nothing is written. Another value from outside replaces the text. */
  value: string;
  /** Called at every change by the writer, with HTML as it will be stored; empty when nothing is left. */
  onChange: (html: string) => void;
  /** The language of the text, and its direction. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The spoken name of the text. */
  label: string;
  /** Without it pictures come by address only. */
  uploadPicture?: UploadPicture | undefined;
  /** Without it a picture of another site is shown from there. */
  takePicture?: TakePicture | undefined;
  /** The id of the editable, so that an error can lead to it. */
  id?: string | undefined;
  /** Ids of hint and error. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** Without pictures, tables and code: for short texts. */
  compact?: boolean | undefined;
}
