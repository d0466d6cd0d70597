import type { EditorLabels } from '#/ui/editor/labels';

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    /** The words of the text editor, which every form with a longer text shares. */
    editor: EditorLabels;
  }
}
