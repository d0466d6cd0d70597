/** Every word of the editor, handed in by the caller. */
export interface EditorLabels {
  /** The toolbar's name. */
  toolbar: string;
  loading: string;
  failed: string;
  retry: string;
  /** Opens and closes the rarer tools where there is no room for all. */
  more: string;
  undo: string;
  redo: string;
  heading: (level: number) => string;
  bold: string;
  italic: string;
  underline: string;
  strike: string;
  code: string;
  /** The letters that the buttons of emphasis show, as writers of the language know them. */
  letters: { heading: string; bold: string; italic: string; underline: string; strike: string };
  link: string;
  quote: string;
  bulletList: string;
  orderedList: string;
  rule: string;
  codeBlock: string;
  picture: string;
  clear: string;
  table: {
    rowAfter: string;
    columnAfter: string;
    deleteRow: string;
    deleteColumn: string;
    deleteTable: string;
  };
  linkDialog: {
    title: string;
    address: string;
    addressHint: string;
    invalid: string;
    text: string;
    newTab: string;
    apply: string;
    remove: string;
    cancel: string;
  };
  pictureDialog: {
    title: string;
    choose: string;
    drop: string;
    address: string;
    addressHint: string;
    invalid: string;
    missing: string;
    alt: string;
    altHint: string;
    caption: string;
    apply: string;
    remove: string;
    cancel: string;
    uploading: string;
    taking: string;
    /** It stays where it lies. */
    notTaken: string;
  };
  captionPlaceholder: string;
  /** What a screen reader hears of a picture without an alternative text. */
  pictureWithoutAlt: string;
  uploading: (count: number) => string;
  uploadFailed: string;
  /** Pictures of a pasted text that could not come along. */
  picturesLeftOut: (count: number) => string;
  count: (words: number, characters: number) => string;
}
