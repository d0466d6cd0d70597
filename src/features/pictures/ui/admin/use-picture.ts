import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { importPicture, uploadPicture } from '../../admin-client';
import type { Picture } from '../../contract';
import { adminPicturesWords } from '../../copy';
import { maxBytes } from '../../rules';

/** What the field is doing; `share` is from 0 to 1. */
export type Work = { kind: 'uploading'; share: number } | { kind: 'preparing' } | { kind: 'fetching' };

const isOwn = (url: string) => url.startsWith('/') && !url.startsWith('//');
const isExternal = (url: string) => /^https?:\/\/[^/]/i.test(url);

export function usePicture(
  value: string,
  onChange: (url: string) => void,
  onWork?: (work: Promise<boolean>) => void,
) {
  const copy = useWords(adminPicturesWords);
  const notify = useNotice();
  const [work, setWork] = useState<Work>();
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  /** The address of a picture that could not be fetched. The field then shows the picture from the other site. */
  const [linked, setLinked] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // `onChange` may be another function by the time the picture has been loaded.
  const latest = useRef(onChange);
  latest.current = onChange;

  const fail = (message: string | undefined) => {
    setError(message || copy.failed.text);
    notify({ tone: 'danger', ...copy.failed });
  };

  /** Aborts an upload, or ignores the result of a fetch, and clears what the field says about earlier ones. */
  const reset = (next: Work | undefined, words = '') => {
    running.current?.abort();
    notify();
    setWork(next);
    setError('');
    setLinked('');
    setStatus(words);
  };

  const run = (...task: Parameters<typeof loadPicture>) => {
    const work = loadPicture(...task);
    onWork?.(work);
  };

  /**
   * Uploads or fetches a picture in place of an earlier one. Resolves to false if that fails, and to true if it succeeds or is
   * cancelled.
   */
  const loadPicture = async (
    first: Work,
    load: (signal: AbortSignal) => Promise<Picture>,
    onFail: typeof fail,
  ): Promise<boolean> => {
    reset(first);
    const controller = new AbortController();
    running.current = controller;
    try {
      const { url } = await load(controller.signal);
      if (controller.signal.aborted) return true;
      latest.current(url);
      setStatus(copy.done);
      return true;
    } catch (reason) {
      if (!controller.signal.aborted) onFail(reason instanceof ApiError ? reason.problem?.detail : undefined);
      return controller.signal.aborted;
    } finally {
      if (running.current === controller) setWork(undefined);
    }
  };

  const upload = (file: File) => {
    if (file.size > maxBytes) return fail(copy.refused.too_large);
    const onProgress = (share: number) =>
      setWork(share < 1 ? { kind: 'uploading', share } : { kind: 'preparing' });
    const load = (signal: AbortSignal) => uploadPicture(file, onProgress, signal);
    run({ kind: 'uploading', share: 0 }, load, fail);
  };

  /** Fetches the picture of a typed address. Until it has arrived, the form holds the typed address. */
  const fetchAddress = () => {
    if (work || value === '' || isOwn(value) || value === linked) return;
    if (!isExternal(value) || !URL.canParse(value)) return setError(copy.refused.bad_address);
    const { origin, pathname } = new URL(value);
    if (origin === location.origin) return onChange(pathname);
    run(
      { kind: 'fetching' },
      () => importPicture(value),
      (message) => {
        if (message !== copy.refused.private_address) setLinked(value);
        fail(message);
      },
    );
  };

  const change = (url: string, words = '') => {
    reset(undefined, words);
    onChange(url);
  };

  return {
    work,
    error,
    status,
    isLinked: linked !== '' && linked === value,
    /** The picture to preview: one of the site itself, or an address that could not be fetched. */
    preview: isOwn(value) || (linked !== '' && linked === value) ? value : '',
    upload,
    fetchAddress,
    change,
    cancel: () => change(value),
    remove: () => change('', copy.removed),
  };
}
