import { useCallback, useEffect } from 'react';
import { type Locale, locales } from '#/platform/i18n/locale';
import { isSame } from '#/ui/changed-since';
import type { OwnersItem } from '../item';
import {
  type AutomaticMarks,
  isLanguageMarked,
  isMarked,
  markAutomatic,
  removeLanguageMarks,
  removeMark,
} from './automatic-marks';
import { type Difference, differences, isLocalized } from './differences';
import type { FormValues } from './open-form';
import type { TranslatedTexts } from './parts';
import type { CloseForm } from './use-discarded';
import type { useItemForm } from './use-item-form';
import { useStoredDraft } from './use-stored-draft';

interface EditingOptions<Item extends OwnersItem> {
  /** The item that the form's stored draft belongs to: 'books:new'. */
  draftOf: string;
  saving: ReturnType<typeof useItemForm<Item>>;
  names: readonly string[];
  onClose: CloseForm;
}

export function useEditing<Item extends OwnersItem>({
  draftOf,
  saving,
  names,
  onClose,
}: EditingOptions<Item>) {
  const { form, baseValues, conflict } = saving;
  const unsaved = () => {
    const values = form.getValues();
    return isSame(values, baseValues) ? undefined : values;
  };
  const draft = useStoredDraft<FormValues>({
    item: draftOf,
    version: saving.version,
    onChange: useCallback(
      (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
      [form],
    ),
    current: unsaved,
  });
  const { offered } = draft;
  const resume = ({ values, version }: NonNullable<typeof offered>) => {
    saving.resume(values, version);
    draft.accept();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the restored draft is there
  useEffect(() => {
    if (offered?.isRestored) resume(offered);
  }, [offered]);
  const set = (path: string, value: unknown) =>
    form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const marks: AutomaticMarks = form.watch('automatic');
  const { errors } = form.formState;

  return {
    bar: {
      storedAt: draft.storedAt,
      hasChanges: () => unsaved() !== undefined,
      onCancel: () => onClose(unsaved() && draft.throwAway()),
    },
    offer:
      offered && !offered.isRestored
        ? { storedAt: offered.at, onResume: () => resume(offered), onDiscard: draft.discard }
        : undefined,
    conflict: conflict && {
      differences: differences(baseValues, form.getValues(), saving.toValues(conflict), names),
      onSave: (theirs: readonly Difference[]) =>
        void saving.settle(merged(form.getValues(), theirs), saving.toValues(conflict)),
    },
    panes: {
      automatic: locales.filter((code) => isLanguageMarked(marks, code)),
      onReviewed: (language: Locale) => set('automatic', removeLanguageMarks(marks, language)),
      faulty: locales.filter((code) =>
        Object.values(errors).some((error) => typeof error === 'object' && error !== null && code in error),
      ),
    },
    /** To be called after saving. */
    forget: draft.forget,
    actions: {
      set,
      isUnread: (field: string, language: Locale) => isMarked(marks, field, language),
      /** To be called when the owner types: the text then no longer counts as automatic. */
      typed: (field: string, language: Locale) => {
        if (!isMarked(marks, field, language)) return;
        const values = form.getValues();
        const fields = names.filter((name) => hasText(values[name], language));
        set('automatic', removeMark(marks, field, language, fields));
      },
      translated: (field: string, texts: TranslatedTexts) => {
        for (const [code, text] of Object.entries(texts)) set(`${field}.${code}`, text);
        set('automatic', markAutomatic(form.getValues('automatic'), field, Object.keys(texts)));
      },
    },
  };
}

const hasText = (value: unknown, language: Locale): boolean => isLocalized(value) && Boolean(value[language]);

/** The form's values, with the stored value of each difference in `theirs`. */
function merged(mine: FormValues, theirs: readonly Difference[]): FormValues {
  const chosen = structuredClone(mine);
  for (const { field, language, theirs: value } of theirs) {
    chosen[field] = language ? { ...chosen[field], [language]: value } : value;
  }
  return chosen;
}
