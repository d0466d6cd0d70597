import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useState } from 'react';
import { v4 as newId } from 'uuid';
import { isPictureAddress } from './address.ts';
import type { PictureAttributes } from './figure.ts';
import type { UploadPicture } from './rich-text-props.ts';
import { addPlace, findPlace, removePlace } from './upload-places.ts';
import { toAttributes } from './use-picture-sources.ts';

/**
 * Uploads files one after the other, and inserts the pictures where the files were dropped or pasted, in the order of the files.
 */
export function useUploads(uploadPicture: UploadPicture | undefined) {
  const [uploading, setUploading] = useState(0);
  const [failed, setFailed] = useState(false);

  const upload = useCallback(
    async (view: EditorView, files: readonly File[], at: number) => {
      if (!uploadPicture) return;
      setFailed(false);
      setUploading((count) => count + files.length);
      let next = at;
      for (const file of files) {
        if (view.isDestroyed) return;
        const { hasFailed, end } = await uploadAt(view, next, () => uploadPicture(file));
        if (hasFailed) setFailed(true);
        setUploading((count) => count - 1);
        next = end;
      }
    },
    [uploadPicture],
  );
  return { uploading, failed, upload };
}

/**
 * Uploads a picture and inserts it at `at`. If the text changes during the upload, this position moves with the text. `end` is
 * the position for the next picture. A picture that is not inserted because the writer has deleted its place has not failed.
 */
async function uploadAt(view: EditorView, at: number, upload: () => ReturnType<UploadPicture>) {
  const id = newId();
  view.dispatch(addPlace(view.state, id, at));
  try {
    const picture = { ...toAttributes(await upload()), alt: '' };
    return { hasFailed: !isPictureAddress(picture.src), end: insertAt(view, id, picture) };
  } catch {
    return { hasFailed: true, end: currentPlace(view, id) };
  } finally {
    if (!view.isDestroyed) view.dispatch(removePlace(view.state, id));
  }
}

/**
 * The current position of a picture that is being uploaded. If the writer has deleted the text around it, this is the end of the
 * selection, where the pictures after this one are then inserted.
 */
const currentPlace = (view: EditorView, id: string): number =>
  findPlace(view.state, id) ?? view.state.selection.to;

/** Inserts the picture, unless its place was deleted or its address is not allowed. Returns the position for the next picture. */
function insertAt(view: EditorView, id: string, picture: PictureAttributes): number {
  const at = currentPlace(view, id);
  const figure = view.state.schema.nodes.figure?.create({ ...picture });
  const isWanted = !view.isDestroyed && findPlace(view.state, id) !== undefined;
  if (!isWanted || !figure || !isPictureAddress(picture.src)) return at;
  takeOverCursor(view);
  const insertion = view.state.tr.replaceRangeWith(at, at, figure);
  let end = at;
  for (const map of insertion.mapping.maps)
    map.forEach((_start, _end, _newStart, newEnd) => {
      end = newEnd;
    });
  view.dispatch(insertion);
  return end;
}

/**
 * Sets the editor's selection to the browser's. Browsers report a move of the cursor, such as by the Home key, with a delay.
 * Without this, an insertion during the delay would move the cursor back.
 */
function takeOverCursor(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (!(selection instanceof TextSelection) || !anchorNode || !focusNode) return;
  if (!view.hasFocus() || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
  const head = doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0));
  const shown = TextSelection.between(anchor, head);
  if (!shown.eq(selection)) view.dispatch(tr.setSelection(shown));
}

export const filterPictures = (files: FileList | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type }) => /^image\/(jpeg|png|webp|avif|gif)$/.test(type));
