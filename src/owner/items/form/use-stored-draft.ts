import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDebounce } from './debounce.ts';
import { deleteDraft, findLeftDraft, type StoredDraft, storeDraft } from './stored-drafts.ts';

interface StoredDraftOptions<Values> {
  /** The kind and id of the item: 'books:new'. */
  item: string;
  version: number | undefined;
  onChange: (listener: () => void) => () => void;
  /** The form's current values; undefined if nothing was changed. */
  current: () => Values | undefined;
}

/**
 * Stores a draft on this device until the form is saved or cancelled, and offers the newest draft of another form of the item,
 * such as one in a closed tab. Each open form has its own draft, so that two tabs with the same item don't overwrite each other.
 */
export function useStoredDraft<Values>({ item, version, onChange, current }: StoredDraftOptions<Values>) {
  const [form] = useState(() => Math.random().toString(36).slice(2));
  const [storedAt, setStoredAt] = useState<number>();
  const [offer, setOffer] = useState<{ form: string; draft: StoredDraft<Values> }>();
  const [accepted, setAccepted] = useState<string>();
  const latest = useRef({ version, current });
  latest.current = { version, current };

  const store = useCallback(() => {
    const values = latest.current.current();
    if (values === undefined) {
      deleteDraft(item, form);
      setStoredAt(undefined);
      return;
    }
    const at = Date.now();
    if (storeDraft(item, form, { values, version: latest.current.version, at })) setStoredAt(at);
  }, [item, form]);
  const debounced = useMemo(() => createDebounce(store), [store]);

  useEffect(() => {
    setOffer(findLeftDraft<Values>(item, form));
    const unsubscribe = onChange(debounced.changed);
    // A phone may end a hidden page without a further event.
    const leaveEvents = ['pagehide', 'visibilitychange'];
    for (const event of leaveEvents) window.addEventListener(event, debounced.flush);
    return () => {
      unsubscribe();
      for (const event of leaveEvents) window.removeEventListener(event, debounced.flush);
      debounced.flush();
    };
  }, [item, form, onChange, debounced]);

  // Stores the draft again in two cases: after a save that left changed values, because they are now based on the new version,
  // and after an offered draft was accepted, because the form now holds its values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a new version and an accepted draft, though it reads neither
  useEffect(() => store(), [version, accepted, store]);

  const forget = () => {
    debounced.forget();
    deleteDraft(item, form);
    setStoredAt(undefined);
  };

  const discard = () => {
    if (offer) deleteDraft(item, offer.form);
    setOffer(undefined);
  };

  return {
    /** Milliseconds since 1970; undefined while nothing is stored. */
    storedAt,
    offered: offer?.draft,
    /** Makes the offered draft this form's own. The caller puts its values into the form. */
    accept: () => {
      if (!offer) return;
      deleteDraft(item, offer.form);
      setOffer(undefined);
      setAccepted(offer.form);
    },
    discard,
    /** After saving: deletes this form's draft, and the offered draft, which is older than what was saved. */
    forget: () => {
      forget();
      discard();
    },
    /** Deletes the draft. Returns a function that stores it again, so that the next form restores it. */
    throwAway: () => {
      const values = current();
      forget();
      return () => {
        if (values) storeDraft(item, form, { values, version, at: Date.now(), isRestored: true });
      };
    },
  };
}
