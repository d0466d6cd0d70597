import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Field, Input } from '../field.tsx';
import { isPictureAddress } from './address.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { PictureAttributes } from './figure.ts';
import type { EditorLabels } from './labels.ts';
import type { UploadPicture } from './rich-text-props.ts';

interface PictureDialogProps {
  editor: Editor;
  labels: EditorLabels;
  uploadPicture: UploadPicture | undefined;
  lang: string;
  dir: 'ltr' | 'rtl';
  onClose: () => void;
}

const none: PictureAttributes = { src: '', alt: '', width: null, height: null };

/** Asks for a picture, and what it says to those who can't see it; or changes the one that the writer stands in. */
export function PictureDialog({ editor, labels, uploadPicture, lang, dir, onClose }: PictureDialogProps) {
  const words = labels.pictureDialog;
  const present = editor.isActive('figure');
  const [picture, setPicture] = useState<PictureAttributes>(
    present ? (editor.getAttributes('figure') as PictureAttributes) : none,
  );
  const [caption, setCaption] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const upload = async (chosen: File | undefined) => {
    if (!chosen || !uploadPicture) return;
    setBusy(true);
    setWrong(undefined);
    try {
      const { url, width, height } = await uploadPicture(chosen);
      setPicture(({ alt }) => ({ src: url, alt, width: width ?? null, height: height ?? null }));
    } catch {
      setWrong(labels.uploadFailed);
    } finally {
      setBusy(false);
    }
  };
  const apply = () => {
    if (busy) return;
    const src = picture.src.trim();
    if (!isPictureAddress(src)) {
      setWrong(src ? words.invalid : words.missing);
      return;
    }
    onClose();
    const attrs = { ...picture, src, alt: picture.alt.trim() };
    const chain = editor.chain().focus();
    if (present) chain.updateAttributes('figure', attrs);
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
      title={words.title}
      onApply={apply}
      onClose={close}
      actions={
        <>
          {present ? (
            <Button kind="danger" dense onClick={remove}>
              {words.remove}
            </Button>
          ) : null}
          <Button kind="secondary" dense onClick={close}>
            {words.cancel}
          </Button>
          <Button dense onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      {isPictureAddress(picture.src) ? (
        <img className="rich-dialog-picture" src={picture.src} alt={picture.alt} />
      ) : null}
      {uploadPicture ? (
        <div className="rich-dialog-upload">
          <Button kind="secondary" dense busy={busy} onClick={() => file.current?.click()}>
            {busy ? words.uploading : words.choose}
          </Button>
          <p className="field-hint">{words.drop}</p>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            hidden
            aria-label={words.choose}
            onChange={(event) => upload(event.target.files?.[0])}
          />
        </div>
      ) : null}
      <Field label={words.address} hint={words.addressHint} error={wrong}>
        <Input
          dir="ltr"
          value={picture.src}
          autoComplete="off"
          spellCheck={false}
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
          onChange={(event) => setPicture({ ...picture, alt: event.target.value })}
        />
      </Field>
      {present ? null : (
        <Field label={words.caption}>
          <Input lang={lang} dir={dir} value={caption} onChange={(event) => setCaption(event.target.value)} />
        </Field>
      )}
    </EditorDialog>
  );
}
