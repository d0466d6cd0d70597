import type { Node as TextNode } from '@tiptap/pm/model';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useId, useMemo, useState } from 'react';
import { classNames } from '#/ui/class-names';
import { useWords } from '#/ui/language/language';
import { editorWords } from './copy';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import styles from './rich-text-editor.module.css';
import type { RichTextProps } from './rich-text-props';
import { Toolbar } from './toolbar';
import { useRichText } from './use-rich-text';
import { useUploads } from './use-uploads';

function countText(doc: TextNode) {
  const text = doc.textBetween(0, doc.content.size, ' ', ' ').trim();
  return { words: text ? text.split(/\s+/).length : 0, characters: [...text].length };
}

/** The editor itself; pages use `rich-text.tsx`, which loads it on demand. */
export default function RichTextEditor(props: RichTextProps) {
  const copy = useWords(editorWords);
  const { lang, dir, uploadPicture, importPicture, invalid, compact = false } = props;
  const [openDialog, setOpenDialog] = useState<'link' | 'picture'>();
  const [leftOut, setLeftOut] = useState(0);
  const { uploading, failed, upload } = useUploads(uploadPicture);
  const id = useId();

  const dialogs = useMemo(
    () => ({ openLink: () => setOpenDialog('link'), openPicture: () => setOpenDialog('picture') }),
    [],
  );
  const editor = useRichText(
    { ...props, id },
    {
      ...dialogs,
      onFiles: (to, files, at) => void upload(to, files, at),
      onPicturesSkipped: setLeftOut,
    },
  );
  const { words, characters } = useEditorState({
    editor,
    selector: ({ editor }) => countText(editor.state.doc),
  });
  const close = () => setOpenDialog(undefined);

  return (
    <div
      className={classNames(styles.root, invalid && styles.invalid)}
      style={{ '--rich-caption': JSON.stringify(copy.captionPlaceholder) }}
    >
      <Toolbar editor={editor} dialogs={dialogs} compact={compact} controls={id} />
      <EditorContent editor={editor} />
      <div className={styles.foot}>
        <p role="status">
          {uploading > 0 ? copy.uploading(uploading) : null}
          {uploading === 0 && leftOut > 0 ? copy.picturesLeftOut(leftOut) : null}
        </p>
        {failed && uploading === 0 ? (
          <p role="alert" className="field-error">
            <span>{copy.uploadFailed}</span>
          </p>
        ) : null}
        <p className={styles.count}>{copy.count(words, characters)}</p>
      </div>
      {openDialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {openDialog === 'picture' ? (
        <PictureDialog
          editor={editor}
          uploadPicture={uploadPicture}
          importPicture={importPicture}
          lang={lang}
          dir={dir}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
