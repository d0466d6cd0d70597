import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Difference } from '#/owner/items/form/differences';
import { useStoredDraft } from '#/owner/items/form/use-stored-draft';
import { kitWords } from '#/owner/kit/copy';
import { refusalOf } from '#/platform/http-client/api';
import { changedSince } from '#/ui/changed-since';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { availabilityOverviewQuery, saveRule } from '../../admin-availability-client';
import type { StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { findInvalid, isSame, type RuleDraft, type TypedField, toDraft, toRequest } from './rule-draft';

/** The state of the rule's form. Unsaved changes are stored as a draft on this device. */
export function useRuleForm(stored: StoredRule) {
  const { bar } = useWords(adminBookingWords).availability;
  const { failed } = useWords(kitWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(stored);
  /** The version that the form is based on; a resumed draft may be older than `base`. */
  const [version, setVersion] = useState(stored.version);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const [newer, setNewer] = useState<StoredRule>();
  const [saving, setSaving] = useState(false);
  const [invalidFields, setInvalidFields] = useState<TypedField[]>([]);
  const changed = !isSame(draft, toDraft(base));

  const listeners = useRef(new Set<() => void>());
  const onChange = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  }, []);
  /** The form's current values. When a save completes, they show what the owner has typed since the form was sent. */
  const latest = useRef(draft);
  latest.current = draft;
  const storedDraft = useStoredDraft<RuleDraft>({
    item: 'availability',
    version,
    onChange,
    current: () => (changed ? draft : undefined),
  });

  const change = (part: Partial<RuleDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setInvalidFields((fields) => fields.filter((field) => !(field in part)));
    for (const listener of listeners.current) listener();
  };
  /** Resets the form to a stored rule, except for the fields in `unsaved`. */
  const resetTo = (rule: StoredRule, unsaved: Partial<RuleDraft> = {}) => {
    setBase(rule);
    setVersion(rule.version);
    setDraft({ ...toDraft(rule), ...unsaved });
    setNewer(undefined);
    setInvalidFields([]);
    storedDraft.forget();
    const { queryKey } = availabilityOverviewQuery();
    queryClient.setQueryData(queryKey, (overview) => overview && { ...overview, rule });
  };
  const send = async (values: RuleDraft, baseVersion: number) => {
    setSaving(true);
    const sent = latest.current;
    try {
      const rule = await saveRule(toRequest(values, baseVersion));
      resetTo(rule, changedSince(sent, latest.current));
      notify({ title: bar.saved, text: bar.savedText });
    } catch (error) {
      const { status, problem } = refusalOf(error) ?? {};
      if (status === 409 && problem?.current) setNewer(problem.current as StoredRule);
      else notify({ tone: 'danger', title: failed.save, text: failed.text });
    } finally {
      setSaving(false);
    }
  };

  return {
    base,
    draft,
    changed,
    saving,
    invalidFields,
    newer,
    storedDraft,
    change,
    /** Saves the form, unless fields are invalid. Returns the invalid fields. */
    save: (): TypedField[] => {
      const fields = findInvalid(draft);
      setInvalidFields(fields);
      if (fields.length > 0) notify({ tone: 'danger', title: bar.invalid });
      else void send(draft, version);
      return fields;
    },
    /** Saves after a conflict. The fields in `theirs` get the stored values, all other fields the form's values. */
    settle: (theirs: readonly Difference[]) => {
      if (!newer) return;
      const taken = Object.fromEntries(theirs.map(({ field, theirs: value }) => [field, value]));
      void send({ ...draft, ...taken }, newer.version);
    },
    discard: () => {
      resetTo(newer ?? base);
      notify({ title: bar.discarded });
    },
    /**
     * Continues with the stored draft and the version on which it is based, so that saving over a newer version is a conflict.
     */
    resume: () => {
      const { offered } = storedDraft;
      if (!offered) return;
      // A draft from an earlier version of the form may lack a field.
      setDraft({ ...toDraft(base), ...offered.values });
      setVersion(offered.version ?? base.version);
      storedDraft.accept();
    },
  };
}
