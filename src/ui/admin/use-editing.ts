import { type BaseSyntheticEvent, type FormEvent, useCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Difference, differences } from './differences.ts';
import { type LanguageCode, languageCodes } from './kit-labels.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { usePane } from './use-pane.ts';

/** What every form of an item has besides its own fields. */
type EditedValues = FieldValues & { automatic: LanguageCode[] };

interface Written<Values extends EditedValues, Item> {
  form: UseFormReturn<Values, unknown, Values>;
  saving: boolean;
  version: number | undefined;
  begun: Values;
  conflict: Item | undefined;
  save: (event?: BaseSyntheticEvent) => Promise<void>;
  settle: (chosen: Values) => Promise<void>;
  resume: (draft: Values, version: number | undefined) => void;
}

interface EditingOptions<Values extends EditedValues, Item> {
  /** Under which name its draft is kept: 'books:new'. */
  draftOf: string;
  written: Written<Values, Item>;
  pane: ReturnType<typeof usePane>;
  valuesOf: (item: Item) => Values;
  /** The fields that a conflict compares, by name, with what they are called. */
  fieldNames: Partial<Record<keyof Values & string, string>>;
  /** A value of a field as plain text. */
  show: (field: string, value: unknown) => string;
  /** A moment in words. */
  moment: (at: number) => string;
  onClose: () => void;
}

/** What the frame of a form needs, and what its fields do: drafts, conflicts, languages. */
export function useEditing<Values extends EditedValues, Item>({
  draftOf,
  written,
  pane,
  valuesOf,
  fieldNames,
  show,
  moment,
  onClose,
}: EditingOptions<Values, Item>) {
  const { form, begun, conflict } = written;
  const kept = useKeptDraft<Values>({
    item: draftOf,
    version: written.version,
    onChange: useCallback(
      (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
      [form],
    ),
    current: () => {
      const values = form.getValues();
      return JSON.stringify(values) === JSON.stringify(begun) ? undefined : values;
    },
  });
  const { offered } = kept;
  const set = (path: string, value: unknown) =>
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const automatic = form.watch('automatic' as Path<Values>) as LanguageCode[];
  const { errors } = form.formState;
  const names = Object.keys(fieldNames);

  return {
    frame: {
      frame: pane.frame,
      saving: written.saving,
      keptAt: kept.keptAt === undefined ? undefined : moment(kept.keptAt),
      offer: offered && {
        keptAt: moment(offered.at),
        onResume: () => {
          written.resume(offered.values, offered.version);
          kept.accept();
        },
        onDiscard: kept.discard,
      },
      conflict: conflict && {
        differences: differences(begun, form.getValues(), valuesOf(conflict), names),
        fieldLabel: (field: string) => fieldNames[field] ?? field,
        show,
        onSave: (theirs: readonly Difference[]) => void written.settle(merged(form.getValues(), theirs)),
      },
      onSubmit: (event: FormEvent) => void written.save(event),
      onCancel: () => {
        kept.forget();
        onClose();
      },
    },
    panes: {
      open: pane.pane,
      onOpen: pane.setPane,
      automatic,
      faulty: languageCodes.filter((code) =>
        Object.values(errors).some((error) => typeof error === 'object' && error !== null && code in error),
      ),
    },
    /** To be called when it is saved. */
    forget: kept.forget,
    set,
    /** A text of this language was typed: it is no longer a machine's. */
    typed: (language: LanguageCode) => {
      if (automatic.includes(language))
        set(
          'automatic',
          automatic.filter((code) => code !== language),
        );
    },
    /** Texts of a field came from a translation. */
    translated: (name: string, texts: { en?: string; ar?: string }) => {
      for (const [code, text] of Object.entries(texts)) set(`${name}.${code}`, text);
      const now = form.getValues('automatic' as Path<Values>) as LanguageCode[];
      const filled = languageCodes.filter((code) => code in texts || now.includes(code));
      set('automatic', filled);
    },
  };
}

/** The form's values with the stored side of some differences. */
function merged<Values extends EditedValues>(mine: Values, theirs: readonly Difference[]): Values {
  const chosen: Record<string, unknown> = structuredClone(mine);
  for (const { field, language, theirs: value } of theirs) {
    chosen[field] = language ? { ...(chosen[field] as object), [language]: value } : value;
  }
  return chosen as Values;
}
