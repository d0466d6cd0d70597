import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FileButton } from '#/owner/kit/file-button';
import { technicalText } from '#/owner/kit/technical-text';
import { Field, Input } from '#/ui/field.tsx';
import { useWords } from '#/ui/language/language';
import { editorWords } from './copy';
import { EditorDialog } from './editor-dialog';
import styles from './editor-dialog.module.css';
import type { PictureAttributes } from './figure';
import type { RichTextProps } from './rich-text-props';
import { type PictureSources, type Stored, usePictureSources } from './use-picture-sources';

interface PictureDialogProps extends PictureSources, Pick<RichTextProps, 'lang' | 'dir'> {
  editor: Editor;
  onClose: () => void;
}

const noPicture: PictureAttributes = { src: '', alt: '', width: null, height: null };

/** Adds a picture with its alternative text and caption, or changes the picture in whose figure the selection is. */
export function PictureDialog({ editor, lang, dir, onClose, ...sources }: PictureDialogProps) {
  const { pictureDialog: words } = useWords(editorWords);
  const isExisting = editor.isActive('figure');
  const [initial] = useState(isExisting ? (editor.getAttributes('figure') as PictureAttributes) : noPicture);
  const [picture, setPicture] = useState(initial);
  const [caption, setCaption] = useState('');
  const { busy, wrong, setWrong, upload, fetchPicture } = usePictureSources(sources);

  // Text that is typed while the picture is fetched would be lost, so the fields are read-only until then.
  const isFetching = busy === 'fetching';
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  // A picture of another site is not previewed while its address is typed: each keystroke would send that site a request.
  const isPreviewed = /^\/[^/]/.test(picture.src) || (isExisting && picture.src === initial.src);
  const takeStored = (stored: Stored | undefined) => {
    if (stored) setPicture(({ alt }) => ({ ...stored, alt }));
  };
  const apply = async () => {
    const stored = busy ? undefined : await fetchPicture(picture);
    if (!stored) return;
    onClose();
    const attrs = { ...stored, alt: picture.alt.trim() };
    const chain = editor.chain().focus();
    if (isExisting) chain.updateAttributes('figure', attrs);
    else
      chain.insertContent({
        type: 'figure',
        attrs,
        content: caption.trim() ? [{ type: 'text', text: caption.trim() }] : [],
      });
    chain.run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().deleteNode('figure').run();
  };

  return (
    <EditorDialog
      words={words}
      onApply={() => void apply()}
      onClose={close}
      onRemove={isExisting ? remove : undefined}
      busy={isFetching ? words.taking : undefined}
    >
      {isPreviewed ? <img className={styles.picture} src={picture.src} alt={picture.alt} /> : null}
      {sources.uploadPicture ? (
        <div className={styles.upload}>
          <FileButton
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            label={words.choose}
            busy={busy === 'uploading'}
            onChoose={(chosen) => void upload(chosen).then(takeStored)}
          >
            {busy === 'uploading' ? words.uploading : words.choose}
          </FileButton>
          <p className="field-hint">{words.drop}</p>
        </div>
      ) : null}
      <Field label={words.address} hint={words.addressHint} error={wrong}>
        <Input
          {...technicalText}
          value={picture.src}
          readOnly={isFetching}
          onChange={(event) => {
            setPicture({ ...picture, src: event.target.value, width: null, height: null });
            setWrong(undefined);
          }}
        />
      </Field>
      <Field label={words.alt} hint={words.altHint}>
        <Input
          lang={lang}
          dir={dir}
          value={picture.alt}
          readOnly={isFetching}
          onChange={(event) => setPicture({ ...picture, alt: event.target.value })}
        />
      </Field>
      {isExisting ? null : (
        <Field label={words.caption}>
          <Input
            lang={lang}
            dir={dir}
            value={caption}
            readOnly={isFetching}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
      )}
    </EditorDialog>
  );
}
