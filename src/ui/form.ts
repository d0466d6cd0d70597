import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { kept } from './kept.ts';

/** Messages under the fields follow the language of the page. */
export function useMessagesIn<Values extends FieldValues>(
  language: string,
  form: UseFormReturn<Values>,
): void {
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is the reason to judge again
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [language]);
}

/** What was typed, trimmed; what was left empty is left out. */
export const filledIn = <Values extends Record<string, string | undefined>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : [])),
  ) as Values;

export interface RefusedField<Values extends FieldValues> {
  field: FieldPath<Values>;
  message: string;
}

/** What a server's refusal says of these fields; empty where nothing in the form can mend it. */
export const refusedAmong = <Field extends string>(
  fields: readonly Field[],
  errors: readonly { path: string; message: string }[] | undefined,
): { field: Field; message: string }[] =>
  (errors ?? []).flatMap(({ path, message }) => {
    const field = fields.find((each) => each === path);
    return field ? [{ field, message }] : [];
  });

/** Says under the fields what a server refused; the first of them takes the focus. */
export function showRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: readonly RefusedField<Values>[],
): void {
  for (const [index, { field, message }] of refused.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

interface FormDraft<Values extends FieldValues, Beside> {
  name: string;
  form: UseFormReturn<Values>;
  values: NoInfer<Partial<Values>>;
  fields: readonly FieldPath<NoInfer<Values>>[];
  /** What the page filled in by itself: an address that asks for something else overrules what was chosen before. */
  preset: DefaultValues<NoInfer<Values>>;
  /** Whether a stored value can still be chosen; without it, any can. */
  isOffered?: (field: FieldPath<NoInfer<Values>>, value: string) => boolean;
  /** What is stored with the values; `changed` is what a change of it is known by. */
  beside?: { get: () => Beside; changed: unknown; restore: (stored: Beside) => void };
}

/** Stores what was typed for this tab, so that a reload or a change of language loses nothing, until `finish` is called. */
export function useFormDraft<Values extends FieldValues, Beside = undefined>(
  draft: FormDraft<Values, Beside>,
): { keep: () => void; finish: () => void } {
  const { name, form, values, fields, preset, isOffered, beside } = draft;
  const state = useRef<'new' | 'kept' | 'finished'>('new');
  const storage = kept<{
    preset?: Partial<Record<string, unknown>>;
    values: Partial<Values>;
    beside?: Beside;
  }>(() => sessionStorage, name);

  const restore = () => {
    const before = storage.read();
    for (const field of fields) {
      const typed = before?.values[field];
      const presetValue = preset[field] ?? '';
      const isOverruled = presetValue !== '' && before?.preset?.[field] !== presetValue;
      // What was typed before the page came alive is newer than the draft.
      const isTouched = (form.getValues(field) || '') !== presetValue;
      const isWelcome = typed && !isOverruled && !isTouched && (isOffered?.(field, typed) ?? true);
      if (isWelcome) form.setValue(field, typed);
    }
    if (before?.beside) beside?.restore(before.beside);
  };

  const keep = () => storage.keep({ preset, values, ...(beside ? { beside: beside.get() } : {}) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed or chosen is worth storing anew
  useEffect(() => {
    if (state.current === 'new') {
      state.current = 'kept';
      restore();
    } else if (state.current === 'kept') {
      keep();
    }
  }, [values, beside?.changed]);

  const finish = () => {
    state.current = 'finished';
    storage.drop();
  };
  return { keep, finish };
}
