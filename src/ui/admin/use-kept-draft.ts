import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, type KeptDraft, keepDraft, leftDraft } from './kept-drafts.ts';

/** Milliseconds after the last key until what was typed is kept. */
const pause = 400;

interface KeptDraftOptions<Values> {
  /** The kind and id of the item: 'books:new'. */
  item: string;
  version: number | undefined;
  /** Calls back whenever the form changes, as react-hook-form's `watch` does; returns the way to stop. */
  onChange: (listener: () => void) => () => void;
  /** What the form holds now; undefined while it holds nothing worth keeping. */
  current: () => Values | undefined;
}

/**
 * Keeps what is typed on this device until the form is saved or cancelled, and offers back what a closed tab left
 * behind. Every open form keeps its own: two tabs on one item lose nothing to each other.
 */
export function useKeptDraft<Values>({ item, version, onChange, current }: KeptDraftOptions<Values>) {
  const [form] = useState(() => Math.random().toString(36).slice(2));
  const [keptAt, setKeptAt] = useState<number>();
  const [offer, setOffer] = useState<{ form: string; draft: KeptDraft<Values> }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ version, current });
  latest.current = { version, current };

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = latest.current.current();
    if (values === undefined) return;
    const at = Date.now();
    if (keepDraft(item, form, { values, version: latest.current.version, at })) setKeptAt(at);
  }, [item, form]);

  useEffect(() => {
    setOffer(leftDraft<Values>(item, form));
    const stop = onChange(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, pause);
    });
    const onLeave = () => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', onLeave);
    return () => {
      stop();
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [item, form, onChange, keep]);

  return {
    /** Milliseconds since 1970; undefined while nothing is kept. */
    keptAt,
    /** What another form left behind. */
    offered: offer?.draft,
    /** The offered draft is this form's from now on. */
    accept: () => {
      if (!offer) return;
      forgetDraft(item, offer.form);
      setOffer(undefined);
      keep();
    },
    discard: () => {
      if (offer) forgetDraft(item, offer.form);
      setOffer(undefined);
    },
    /** Saved or given up: nothing of it stays. */
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      forgetDraft(item, form);
      setKeptAt(undefined);
    },
  };
}
