import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { type Attempt, nextAttempt } from './attempt.ts';
import { changedSince, isEmpty, isSame } from './changed-since.ts';
import { storedValue } from './stored-value.ts';

/** Validates again when the page's language changes, so that the messages are in the new one. */
export function useTranslatedErrors<Values extends FieldValues>(
  language: string,
  form: UseFormReturn<Values>,
): void {
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language is a reason to validate again
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [language]);
}

/** The typed texts, trimmed; empty ones are left out. */
export const filledIn = <Values extends Record<string, string | undefined>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : [])),
  ) as Values;

export interface ServerFieldError<Values extends FieldValues> {
  field: FieldPath<Values>;
  message: string;
}

export const matchServerErrors = <Field extends string>(
  fields: readonly Field[],
  errors: readonly { path: string; message: string }[] | undefined,
): { field: Field; message: string }[] =>
  (errors ?? []).flatMap(({ path, message }) => {
    const field = fields.find((each) => each === path);
    return field ? [{ field, message }] : [];
  });

export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly ServerFieldError<Values>[],
): void {
  for (const [index, { field, message }] of errors.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

export interface FormError {
  /** The path of the field: 'title.tr'. */
  path: string;
  message: string;
}

/** The first error of a form, which may be inside a field with several parts. */
export function firstError(errors: object | undefined): FormError | undefined {
  for (const [name, error] of Object.entries(errors ?? {})) {
    if (!error || typeof error !== 'object') continue;
    if ('message' in error && typeof error.message === 'string')
      return { path: name, message: error.message };
    const inner = firstError(error);
    if (inner) return { path: `${name}.${inner.path}`, message: inner.message };
  }
  return undefined;
}

/**
 * Calls `tell` with the first error that kept the form from being sent if no field shows an error, for example because the fields
 * are hidden. Otherwise a press of the form's button would seem to do nothing.
 */
export function useHiddenErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState'>,
  frame: () => ParentNode | null | undefined,
  tell: (error: FormError) => void,
): void {
  const { submitCount, errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to send, after the fields show its errors
  useEffect(() => {
    const error = firstError(errors);
    if (error && !frame()?.querySelector('.field-error:not([hidden])')) tell(error);
  }, [submitCount]);
}

interface Draft<Values extends FieldValues, Extra> {
  preset?: Partial<Record<string, unknown>>;
  values: Partial<Values>;
  extra?: Extra;
  attempt?: Attempt | undefined;
}

/** What was typed into a form, stored for the tab: a form that is closed and opened again still has it. */
export const storedDraft = <Values extends FieldValues, Extra = undefined>(name: string) =>
  storedValue<Draft<Values, Extra>>(() => sessionStorage, name);

/** Returns a function that reads a field's text from the first of these drafts that has one. */
function typedTexts<Values extends FieldValues>(...names: (string | undefined)[]) {
  const drafts = names.flatMap((each) => (each ? [storedDraft<Values>(each).read()?.values] : []));
  return (field: FieldPath<Values>) => drafts.map((values) => values?.[field]).find(Boolean);
}

/** Shows the stored values in a form that stays open, except for those in `changed`, which the user has changed meanwhile. */
export function showStored<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  stored: Values,
  changed: object,
): void {
  if (isEmpty(changed)) {
    form.reset(stored);
    return;
  }
  // The form is not reset here, because that would move the caret of whoever is typing.
  const now = form.getValues();
  for (const [name, value] of Object.entries(stored)) {
    if (name in changed || isSame(now[name], value)) continue;
    form.setValue(name as FieldPath<Values>, value);
  }
}

/**
 * Keeps a settings form up to date: after a save, or a change elsewhere, it shows the new stored values. Fields that the user
 * has changed in the meantime keep what was typed. The returned function takes `send`, which saves the form and resolves to the
 * stored values.
 */
export function useStoredForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  stored: { values: Values; version: number },
) {
  const shown = useRef(stored);
  const show = (next: typeof stored, before: Values) => {
    showStored(form, next.values, changedSince(before, form.getValues()));
    shown.current = next;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason to show it
  useEffect(() => {
    if (stored.version !== shown.current.version) show(stored, shown.current.values);
  }, [stored.version]);
  return async (send: () => Promise<typeof stored>): Promise<void> => {
    const sent = form.getValues();
    show(await send(), sent);
  };
}

export interface FormDraft<Values extends FieldValues, Extra> {
  /** The name under which the draft is stored. The privacy notice lists the names of visitors' drafts. */
  name: string;
  form: UseFormReturn<Values>;
  values: NoInfer<Partial<Values>>;
  fields: readonly FieldPath<NoInfer<Values>>[];
  /** The initial values. One that isn't empty and has changed since the draft was stored replaces what was typed. */
  preset: DefaultValues<NoInfer<Values>>;
  /** Whether a stored value can still be chosen. By default, every value can. */
  isOffered?: (field: FieldPath<NoInfer<Values>>, value: string) => boolean;
  /** The name of another form's draft: its texts fill the fields of the same names for which this draft has none. */
  filledFrom?: string | undefined;
  /** State that is stored with the values; it is stored again when `changeKey` changes. */
  extra?: { get: () => Extra; changeKey: unknown; restore: (stored: Extra, wasSent: boolean) => void };
}

/**
 * Stores what was typed, for the tab and until `discard` is called, so that a reload or a change of language loses nothing. The
 * key of a request without a response is stored too, so that the server stores the request only once.
 */
export function useFormDraft<Values extends FieldValues, Extra = undefined>(draft: FormDraft<Values, Extra>) {
  const { name, form, values, fields, preset, isOffered, filledFrom, extra } = draft;
  const stage = useRef<'new' | 'active' | 'finished'>('new');
  const attempt = useRef<Attempt>(undefined);
  const storage = storedDraft<Values, Extra>(name);

  /**
   * Notifies the watchers of a field about a value that the field already has. Setting the same value again notifies nobody, so
   * the field is set to '' first.
   */
  const tell = (field: FieldPath<Values>, value: PathValue<Values, FieldPath<Values>>) => {
    form.setValue(field, '' as typeof value);
    form.setValue(field, value);
  };

  const restore = () => {
    const stored = storage.read();
    attempt.current = stored?.attempt;
    const typedIn = typedTexts<Values>(name, filledFrom);
    for (const field of fields) {
      const typed = typedIn(field);
      const presetValue = preset[field] ?? '';
      const isPresetNew = presetValue !== '' && stored?.preset?.[field] !== presetValue;
      // What was typed before hydration, or restored by the browser after going back, is newer than the draft.
      const found = form.getValues(field);
      const isTouched = (found || '') !== presetValue;
      if (isTouched) tell(field, found);
      const shouldRestore = typed && !isPresetNew && !isTouched && (isOffered?.(field, typed) ?? true);
      if (shouldRestore) form.setValue(field, typed);
    }
    if (stored?.extra) extra?.restore(stored.extra, stored.attempt !== undefined);
  };

  const save = () => {
    const isUnchanged =
      !extra && !attempt.current && fields.every((field) => (values[field] ?? '') === (preset[field] ?? ''));
    if (isUnchanged) storage.remove();
    else
      storage.write({ preset, values, attempt: attempt.current, ...(extra ? { extra: extra.get() } : {}) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only changed values are a reason to store them
  useEffect(() => {
    if (stage.current === 'new') {
      stage.current = 'active';
      restore();
    } else if (stage.current === 'active') {
      save();
    }
  }, [values, extra?.changeKey]);

  return {
    /**
     * The key under which to send this request. If nothing has changed since it was last sent, the key is the same, even after
     * a reload.
     */
    keyFor(request: unknown): string {
      attempt.current = nextAttempt(request, attempt.current);
      save();
      return attempt.current.key;
    },
    /** To be called when the server has responded: the next request then gets another key. */
    renewKey() {
      attempt.current = undefined;
      save();
    },
    discard() {
      stage.current = 'finished';
      storage.remove();
    },
  };
}
