import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createSoon } from './soon.ts';
import { forgetDraft, leftDraft, type StoredDraft, storeDraft } from './stored-drafts.ts';

interface StoredDraftOptions<Values> {
  /** The kind and id of the item: 'books:new'. */
  item: string;
  version: number | undefined;
  /** Calls back whenever the form changes, as react-hook-form's `watch` does; returns the way to stop. */
  onChange: (listener: () => void) => () => void;
  /** What the form holds now; undefined while it holds nothing worth storing. */
  current: () => Values | undefined;
}

/**
 * Stores what is typed on this device until the form is saved or cancelled, and offers back what a closed tab left
 * behind. Every open form keeps its own: two tabs on one item lose nothing to each other.
 */
export function useStoredDraft<Values>({ item, version, onChange, current }: StoredDraftOptions<Values>) {
  const [form] = useState(() => Math.random().toString(36).slice(2));
  const [storedAt, setStoredAt] = useState<number>();
  const [offer, setOffer] = useState<{ form: string; draft: StoredDraft<Values> }>();
  const latest = useRef({ version, current });
  latest.current = { version, current };

  const store = useCallback(() => {
    const values = latest.current.current();
    if (values === undefined) return;
    const at = Date.now();
    if (storeDraft(item, form, { values, version: latest.current.version, at })) setStoredAt(at);
  }, [item, form]);
  const soon = useMemo(() => createSoon(store), [store]);

  useEffect(() => {
    setOffer(leftDraft<Values>(item, form));
    const stop = onChange(soon.changed);
    // A phone may end a page that is out of sight without another word.
    const leaving = ['pagehide', 'visibilitychange'];
    for (const event of leaving) window.addEventListener(event, soon.hurry);
    return () => {
      stop();
      for (const event of leaving) window.removeEventListener(event, soon.hurry);
      soon.hurry();
    };
  }, [item, form, onChange, soon]);

  const forget = () => {
    soon.forget();
    forgetDraft(item, form);
    setStoredAt(undefined);
  };

  return {
    /** Milliseconds since 1970; undefined while nothing is stored. */
    storedAt,
    /** What another form left behind. */
    offered: offer?.draft,
    /** The offered draft is this form's from now on. */
    accept: () => {
      if (!offer) return;
      forgetDraft(item, offer.form);
      setOffer(undefined);
      store();
    },
    discard: () => {
      if (offer) forgetDraft(item, offer.form);
      setOffer(undefined);
    },
    /** Saved: nothing of it stays. */
    forget,
    /** Given up, and answers the way to have it back: the form that is opened next goes on with it. */
    throwAway: () => {
      const values = current();
      forget();
      return () => {
        if (values) storeDraft(item, form, { values, version, at: Date.now(), goesOn: true });
      };
    },
  };
}
