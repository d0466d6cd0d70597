import { useEffect, useRef, useState } from 'react';
import { useWords } from '#/ui/language/language';
import { isPictureAddress } from './address.ts';
import { editorWords } from './copy/index.ts';
import type { PictureAttributes } from './figure.ts';
import type { RichTextProps, StoredPicture } from './rich-text-props.ts';

export type Stored = Omit<PictureAttributes, 'alt'>;

export type PictureSources = Pick<RichTextProps, 'uploadPicture' | 'importPicture'>;

export const toAttributes = ({ url, width, height }: StoredPicture): Stored => ({
  src: url,
  width: width ?? null,
  height: height ?? null,
});

/** Gets a picture for a text, from a file or from an address, and stores it on this site if possible. */
export function usePictureSources({ uploadPicture, importPicture }: PictureSources) {
  const { pictureDialog: words, uploadFailed } = useWords(editorWords);
  const [busy, setBusy] = useState<'uploading' | 'fetching'>();
  const [wrong, setWrong] = useState<string>();
  /** The address of a picture that could not be fetched. If the owner applies it again, pages load the picture from there. */
  const [linked, setLinked] = useState('');
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = async (
    kind: 'uploading' | 'fetching',
    request: Promise<StoredPicture>,
    failureText: string,
  ): Promise<Stored | undefined> => {
    setBusy(kind);
    setWrong(undefined);
    try {
      const picture = await request;
      return mounted.current ? toAttributes(picture) : undefined;
    } catch {
      setWrong(failureText);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    wrong,
    setWrong,
    /** Resolves to undefined if no file was chosen, if the upload failed, or if the dialog was closed before the upload ended. */
    upload: async (file: File | undefined): Promise<Stored | undefined> =>
      file && uploadPicture && run('uploading', uploadPicture(file), uploadFailed),
    /**
     * Resolves to the picture at an address, stored on this site if possible. Undefined if the address is invalid, if the picture
     * could not be fetched, or if the dialog was closed in the meantime.
     */
    fetchPicture: async (picture: PictureAttributes): Promise<Stored | undefined> => {
      const src = picture.src.trim();
      if (!isPictureAddress(src)) {
        setWrong(src ? words.invalid : words.missing);
        return undefined;
      }
      const address = new URL(src, location.origin);
      if (address.origin === location.origin) return { ...picture, src: address.pathname };
      if (!importPicture || src === linked) return { ...picture, src };
      const fetched = await run('fetching', importPicture(src), words.notTaken);
      if (!fetched) setLinked(src);
      return fetched;
    },
  };
}
