import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { PictureFieldProps } from '#/owner/items/form/parts';
import { FileButton } from '#/owner/kit/file-button';
import { technicalText } from '#/owner/kit/technical-text';
import { Button } from '#/ui/button';
import { classNames } from '#/ui/class-names';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { adminPicturesWords } from '../../copy';
import { PictureAlt } from './picture-alt';
import styles from './picture-field.module.css';
import { PictureProgress } from './picture-progress';
import { usePicture } from './use-picture';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const findPicture = (data: DataTransfer) => [...data.files].find(({ type }) => type.startsWith('image/'));

export function PictureField({ label, value, onChange, onWork, error, name, alt }: PictureFieldProps) {
  const copy = useWords(adminPicturesWords);
  const id = useId();
  const picture = usePicture(value, onChange, onWork);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const dropped = findPicture(event.dataTransfer);
    if (dropped) picture.upload(dropped);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = findPicture(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    picture.upload(pasted);
  };
  return (
    <fieldset
      className={styles.root}
      aria-describedby={`${id}-limits`}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className="field-label">{label}</legend>
      <div className={styles.frame}>
        {picture.preview ? (
          <img className={styles.preview} src={picture.preview} alt={copy.preview} />
        ) : (
          <span className={classNames(styles.preview, styles.empty)} aria-hidden="true" />
        )}
        <div className={styles.ways}>
          <div className={styles.buttons}>
            <FileButton ref={chooseButton} accept={accepted} label={label} onChoose={picture.upload}>
              {value ? copy.replace : copy.choose}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </FileButton>
            {value ? (
              <Button
                dense
                kind="quiet"
                onClick={() => {
                  picture.remove();
                  chooseButton.current?.focus();
                }}
              >
                {copy.remove}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
          <p className="field-hint" id={`${id}-limits`}>
            {copy.drop} {copy.limits}
          </p>
          <PictureProgress work={picture.work} onCancel={picture.cancel} />
          <Field
            label={copy.address}
            hint={picture.isLinked ? copy.linked : copy.addressHint}
            error={picture.error || error}
          >
            <Input
              type="text"
              inputMode="url"
              {...technicalText}
              name={name}
              value={value}
              onChange={({ target }) => picture.change(target.value.trim())}
              onBlur={picture.fetchAddress}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                picture.fetchAddress();
              }}
            />
          </Field>
          <p role="status" className="visually-hidden">
            {picture.status}
          </p>
        </div>
      </div>
      {alt ? <PictureAlt {...alt} /> : null}
    </fieldset>
  );
}
