import { useEffect, useRef, useState } from 'react';
import { useWords } from '#/ui/language/language';
import { isPictureAddress } from './address.ts';
import { editorWords } from './copy';
import type { PictureAttributes } from './figure.ts';
import type { StoredPicture, TakePicture, UploadPicture } from './rich-text-props.ts';

export type Stored = Omit<PictureAttributes, 'alt'>;

interface PictureWays {
  uploadPicture: UploadPicture | undefined;
  takePicture: TakePicture | undefined;
}

const stored = ({ url, width, height }: StoredPicture): Stored => ({
  src: url,
  width: width ?? null,
  height: height ?? null,
});

/** The two ways of a picture into a text: as a file, and from an address. */
export function usePictureWays({ uploadPicture, takePicture }: PictureWays) {
  const { pictureDialog: words, uploadFailed } = useWords(editorWords);
  const [busy, setBusy] = useState<'uploading' | 'taking'>();
  const [wrong, setWrong] = useState<string>();
  /** An address that could not be brought home: whoever applies it again has it shown from there. */
  const [linked, setLinked] = useState('');
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run = async (
    kind: 'uploading' | 'taking',
    work: Promise<StoredPicture>,
    failed: string,
  ): Promise<Stored | undefined> => {
    setBusy(kind);
    setWrong(undefined);
    try {
      const picture = await work;
      return here.current ? stored(picture) : undefined;
    } catch {
      setWrong(failed);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    wrong,
    setWrong,
    /** Undefined where it failed, or where nobody waits for it any more. */
    upload: async (file: File | undefined): Promise<Stored | undefined> =>
      file && uploadPicture && run('uploading', uploadPicture(file), uploadFailed),
    /** The picture of an address, kept on this site where that can be done. */
    bring: async (picture: PictureAttributes): Promise<Stored | undefined> => {
      const src = picture.src.trim();
      if (!isPictureAddress(src)) {
        setWrong(src ? words.invalid : words.missing);
        return undefined;
      }
      const address = new URL(src, location.origin);
      if (address.origin === location.origin) return { ...picture, src: address.pathname };
      if (!takePicture || src === linked) return { ...picture, src };
      const taken = await run('taking', takePicture(src), words.notTaken);
      if (!taken) setLinked(src);
      return taken;
    },
  };
}
