import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { EditorCopy } from './tr';

const words: PluralForms = { one: '# word', other: '# words' };
const characters: PluralForms = { one: '# character', other: '# characters' };
const uploading: PluralForms = { one: 'Uploading a picture...', other: 'Uploading # pictures...' };
const leftOut: PluralForms = {
  one: '# picture in the pasted text could not be copied. Drag the file into the text to add it.',
  other: '# pictures in the pasted text could not be copied. Drag the files into the text to add them.',
};

export const en: EditorCopy = {
  toolbar: 'Text formatting',
  loading: 'Loading the text editor...',
  more: 'More tools',
  undo: 'Undo',
  redo: 'Redo',
  heading: (level) => ({ 2: 'Heading', 3: 'Smaller heading', 4: 'Smallest heading' })[level] ?? 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  code: 'Code',
  letters: { heading: 'H', bold: 'B', italic: 'I', underline: 'U', strike: 'S' },
  link: 'Link',
  quote: 'Quotation',
  bulletList: 'List',
  orderedList: 'Numbered list',
  rule: 'Dividing line',
  codeBlock: 'Code block',
  picture: 'Picture',
  clear: 'Clear formatting',
  table: {
    rowAfter: 'Add a row below',
    columnAfter: 'Add a column after',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  linkDialog: {
    title: 'Link',
    address: 'Address',
    addressHint: 'https://, mailto:, tel: or a page on this site (/about, /#contact)',
    invalid: 'Please enter a valid address',
    text: 'Text to show',
    newTab: 'Open in a new tab',
    apply: 'Apply',
    remove: 'Remove link',
    cancel: 'Cancel',
  },
  pictureDialog: {
    title: 'Picture',
    choose: 'Choose a file',
    drop: 'You can also drag pictures into the text, or paste them.',
    address: 'Address of the picture',
    addressHint: 'An address that begins with https://, or a file on this site',
    invalid: 'Please enter a valid picture address',
    missing: 'Please choose a picture or enter its address',
    alt: 'What does the picture show?',
    altHint: 'Say in a sentence what the picture shows; readers who cannot see it will hear this.',
    caption: 'Caption',
    apply: 'Apply',
    remove: 'Remove picture',
    cancel: 'Cancel',
    uploading: 'Uploading...',
    taking: 'Fetching the picture...',
    notTaken:
      'The picture could not be copied to this site. Apply again to show it from its original address.',
  },
  captionPlaceholder: 'Add a caption',
  uploading: (count) => counted('en', count, uploading),
  uploadFailed: 'The picture could not be uploaded. Please try again or enter its address.',
  picturesLeftOut: (count) => counted('en', count, leftOut),
  count: (written, letters) => `${counted('en', written, words)}, ${counted('en', letters, characters)}`,
};
