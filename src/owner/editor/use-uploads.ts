import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useState } from 'react';
import { isPictureAddress } from './address.ts';
import type { PictureAttributes } from './figure.ts';
import type { UploadPicture } from './rich-text-props.ts';
import { addPlace, findPlace, removePlace } from './upload-places.ts';

/** Uploads files one after the other, and inserts each picture where it was dropped or pasted. */
export function useUploads(uploadPicture: UploadPicture | undefined) {
  const [uploading, setUploading] = useState(0);
  const [failed, setFailed] = useState(false);

  const upload = useCallback(
    async (view: EditorView, files: readonly File[], at: number) => {
      if (!uploadPicture) return;
      setFailed(false);
      setUploading((count) => count + files.length);
      for (const file of files) {
        const id = crypto.randomUUID();
        view.dispatch(addPlace(view.state, id, at));
        try {
          const { url, width, height } = await uploadPicture(file);
          insertAt(view, id, { src: url, alt: '', width: width ?? null, height: height ?? null });
        } catch {
          setFailed(true);
        } finally {
          if (!view.isDestroyed) view.dispatch(removePlace(view.state, id));
          setUploading((count) => count - 1);
        }
      }
    },
    [uploadPicture],
  );
  return { uploading, failed, upload };
}

function insertAt(view: EditorView, id: string, picture: PictureAttributes): void {
  if (view.isDestroyed) return;
  const at = findPlace(view.state, id);
  if (at === undefined || !isPictureAddress(picture.src)) return;
  const figure = view.state.schema.nodes.figure?.create({ ...picture });
  if (figure) view.dispatch(view.state.tr.replaceRangeWith(at, at, figure));
}

export const filterPictures = (files: FileList | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type }) => /^image\/(jpeg|png|webp|avif|gif)$/.test(type));
