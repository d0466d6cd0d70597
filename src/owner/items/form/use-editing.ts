import { type BaseSyntheticEvent, type FormEvent, useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type LanguageCode, languageCodes, type MomentParts } from '#/owner/kit/kit-labels.ts';
import { type Difference, differences, isTexts } from './differences.ts';
import {
  isLanguageMarked,
  isMarked,
  type MachineMarks,
  withMachineText,
  withoutLanguage,
  withoutMark,
} from './machine-marks.ts';
import type { usePane } from './use-pane.ts';
import { useKeptDraft } from './use-stored-draft.ts';
import type { CloseForm } from './use-thrown-away.tsx';

/** What every form of an item has besides its own fields. */
type EditedValues = FieldValues & { automatic: MachineMarks };

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
  /** A moment, in milliseconds since 1970, as words name it. */
  moment: (at: number) => MomentParts;
  onClose: CloseForm;
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
  const unsaved = () => {
    const values = form.getValues();
    return JSON.stringify(values) === JSON.stringify(begun) ? undefined : values;
  };
  const kept = useKeptDraft<Values>({
    item: draftOf,
    version: written.version,
    onChange: useCallback(
      (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
      [form],
    ),
    current: unsaved,
  });
  const { offered } = kept;
  const resume = (draft: NonNullable<typeof offered>) => {
    written.resume(draft.values, draft.version);
    kept.accept();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as what was called back is there
  useEffect(() => {
    if (offered?.goesOn) resume(offered);
  }, [offered]);
  const set = (path: string, value: unknown) =>
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const marks = form.watch('automatic' as Path<Values>) as MachineMarks;
  const { errors } = form.formState;
  const names = Object.keys(fieldNames);

  return {
    frame: {
      frame: pane.frame,
      saving: written.saving,
      keptAt: kept.keptAt === undefined ? undefined : moment(kept.keptAt),
      offer:
        offered && !offered.goesOn
          ? { keptAt: moment(offered.at), onResume: () => resume(offered), onDiscard: kept.discard }
          : undefined,
      conflict: conflict && {
        differences: differences(begun, form.getValues(), valuesOf(conflict), names),
        fieldLabel: (field: string) => fieldNames[field] ?? field,
        show,
        onSave: (theirs: readonly Difference[]) => void written.settle(merged(form.getValues(), theirs)),
      },
      onSubmit: (event: FormEvent) => void written.save(event),
      isChanged: () => unsaved() !== undefined,
      onCancel: () => onClose(unsaved() && kept.throwAway()),
    },
    panes: {
      open: pane.pane,
      onOpen: pane.setPane,
      automatic: languageCodes.filter((code) => isLanguageMarked(marks, code)),
      onReviewed: (language: LanguageCode) => set('automatic', withoutLanguage(marks, language)),
      faulty: languageCodes.filter((code) =>
        Object.values(errors).some((error) => typeof error === 'object' && error !== null && code in error),
      ),
    },
    /** To be called when it is saved. */
    forget: kept.forget,
    set,
    /** Whether this text came from a machine and nobody has read it since. */
    isUnread: (field: string, language: LanguageCode) => isMarked(marks, field, language),
    /** This text was typed in: it is no longer a machine's; the others of its language still are. */
    typed: (field: string, language: LanguageCode) => {
      if (!isMarked(marks, field, language)) return;
      const values: Record<string, unknown> = form.getValues();
      const fields = names.filter((name) => hasText(values[name], language));
      set('automatic', withoutMark(marks, field, language, fields));
    },
    /** Texts of a field came from a translation. */
    translated: (field: string, texts: { en?: string; ar?: string }) => {
      for (const [code, text] of Object.entries(texts)) set(`${field}.${code}`, text);
      const now = form.getValues('automatic' as Path<Values>) as MachineMarks;
      set('automatic', withMachineText(now, field, Object.keys(texts)));
    },
  };
}

const hasText = (value: unknown, language: LanguageCode): boolean =>
  isTexts(value) && Boolean(value[language]);

/** The form's values with the stored side of some differences. */
function merged<Values extends EditedValues>(mine: Values, theirs: readonly Difference[]): Values {
  const chosen: Record<string, unknown> = structuredClone(mine);
  for (const { field, language, theirs: value } of theirs) {
    chosen[field] = language ? { ...(chosen[field] as object), [language]: value } : value;
  }
  return chosen as Values;
}
