import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import type { Locale } from '#/platform/i18n/locale';
import type { Noun, OwnersItem } from '../item';
import type { TranslatedTexts } from './parts';

export interface FormWords {
  /** The title of the form of a new item. */
  add?: string;
  edit: string;
  /** Labels by field; a conflict compares these fields, in this order. */
  fields: Record<string, string>;
  hints?: Record<string, string>;
  /**
   * A text that stands before the hint until the field is changed in the form. The key is the field, or `title.en` for a text in
   * one language.
   */
  unchanged?: Record<string, string>;
  choices?: Record<string, Record<string, string>>;
  created?: string;
  updated: string;
}

export interface ItemWords extends FormWords {
  title: string;
  add: string;
  list: string;
  empty: { title: string; text: string; action?: ReactNode };
  created: string;
  deleted: string;
  restored: string;
  deletedOne: (title: string) => string;
  untitled?: string;
  /** The explanation of the marks beside the languages, if it differs from the usual one, which is about visitors. */
  legend?: string;
  /** The notice that an item could not be loaded, for nouns whose lists leave fields out. */
  openFailed?: string;
}

export type FormValues = FieldValues & {
  automatic: string[];
  /** The idempotency key of a new item. As one of the form's values, it is kept with the stored draft. */
  creationKey?: string;
};

export interface OpenForm<Values extends FieldValues = FormValues, Item = OwnersItem> {
  noun: Noun<OwnersItem, unknown>;
  words: FormWords;
  /** The item being changed; undefined for a new one. */
  item: Item | undefined;
  form: UseFormReturn<Values, unknown, Values>;
  /** Components for fields that the noun renders itself. */
  own: Record<string, ComponentType>;
  /** The language that a narrow screen shows. */
  pane: Locale;
  set: (path: string, value: unknown) => void;
  isUnread: (field: string, language: Locale) => boolean;
  /** To be called when the owner types: the text then no longer counts as automatic. */
  typed: (field: string, language: Locale) => void;
  translated: (field: string, texts: TranslatedTexts) => void;
  /** Makes saving wait for a promise, such as an upload; if it resolves to false, saving stops. */
  waitFor: (work: Promise<boolean>) => void;
}

const Opened = createContext<OpenForm | null>(null);
export const OpenFormProvider = Opened.Provider;

/** The form around the calling field; `Values` and `Item` are the types of its noun. Throws outside of an ItemForm. */
export function useOpenForm<Values extends FieldValues = FormValues, Item = OwnersItem>() {
  const opened = use(Opened);
  if (!opened) throw new Error('A field needs an ItemForm around it.');
  // A context has one type for all nouns.
  return opened as unknown as OpenForm<Values, Item>;
}

/** The hint of a field, or of a text in one language (`title.en`). */
export function useHint(path: string, hint: string | undefined): string | undefined {
  const { words, form } = useOpenForm();
  const { isDirty } = form.getFieldState(path, useFormState({ control: form.control, name: path }));
  return [isDirty ? undefined : words.unchanged?.[path], hint].filter(Boolean).join(' ') || undefined;
}
