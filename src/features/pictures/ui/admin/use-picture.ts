import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { takePicture, uploadPicture } from '../../admin-client';
import type { Picture } from '../../contract';
import { adminPicturesWords } from '../../copy';
import { maxBytes } from '../../rules';

/** What the field is busy with; `share` from 0 to 1. */
export type Work = { kind: 'uploading'; share: number } | { kind: 'preparing' } | { kind: 'taking' };

/** Pictures that the site keeps already. */
const isOwn = (url: string) => url.startsWith('/') && !url.startsWith('//');
const isElsewhere = (url: string) => /^https?:\/\/[^/]/i.test(url);

/** Brings a picture into the field, from a file or from an address, and says how that goes. */
export function usePicture(
  value: string,
  onChange: (url: string) => void,
  onWork?: (work: Promise<boolean>) => void,
) {
  const copy = useWords(adminPicturesWords);
  const notify = useNotice();
  const [work, setWork] = useState<Work>();
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  /** The address that could not be brought home, and is used as it is. */
  const [linked, setLinked] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // A form may have changed while the picture was on its way.
  const latest = useRef(onChange);
  latest.current = onChange;

  const fail = (message: string | undefined) => {
    setError(message || copy.failed.text);
    notify({ tone: 'danger', ...copy.failed });
  };

  /** One thing at a time: what was begun before is given up. */
  const run = (...what: Parameters<typeof bringIn>) => {
    const work = bringIn(...what);
    onWork?.(work);
  };

  /** Whether it came, or is no longer wanted. */
  const bringIn = async (
    first: Work,
    bring: (signal: AbortSignal) => Promise<Picture>,
    onFail: typeof fail,
  ): Promise<boolean> => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setError('');
    setSaid('');
    setLinked('');
    setWork(first);
    try {
      const { url } = await bring(turn.signal);
      if (turn.signal.aborted) return true;
      latest.current(url);
      setSaid(copy.done);
      return true;
    } catch (reason) {
      if (!turn.signal.aborted) onFail(sentenceOf(reason));
      return turn.signal.aborted;
    } finally {
      if (running.current === turn) setWork(undefined);
    }
  };

  const upload = (file: File) => {
    if (file.size > maxBytes) return fail(copy.refused.too_large);
    const onProgress = (share: number) =>
      setWork(share < 1 ? { kind: 'uploading', share } : { kind: 'preparing' });
    const bring = (signal: AbortSignal) => uploadPicture(file, onProgress, signal);
    run({ kind: 'uploading', share: 0 }, bring, fail);
  };

  /** Whoever saves before it is here saves the address itself: nothing is lost. */
  const take = () => {
    if (work || value === '' || isOwn(value) || value === linked) return;
    if (!isElsewhere(value) || !URL.canParse(value)) return setError(copy.refused.bad_address);
    const { origin, pathname } = new URL(value);
    if (origin === location.origin) return onChange(pathname);
    run(
      { kind: 'taking' },
      () => takePicture(value),
      (message) => {
        setLinked(value);
        fail(message);
      },
    );
  };

  const change = (url: string, words = '') => {
    running.current?.abort();
    setWork(undefined);
    setError('');
    setLinked('');
    setSaid(words);
    onChange(url);
  };

  return {
    work,
    error,
    said,
    isLinked: linked !== '' && linked === value,
    /** What can be shown: pictures of the site itself, and those that stay where they are. */
    preview: isOwn(value) || (linked !== '' && linked === value) ? value : '',
    upload,
    take,
    change,
    cancel: () => change(value),
    remove: () => change('', copy.removed),
  };
}

const sentenceOf = (reason: unknown) => (reason instanceof ApiError ? reason.problem?.detail : undefined);
