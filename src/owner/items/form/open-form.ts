import { type ComponentType, createContext, use } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Locale } from '#/platform/i18n/locale';
import type { Noun, OwnersItem } from '../item';
import type { TranslatedTexts } from './parts';

/** What a noun's form and list say in its own words. */
export interface ItemWords {
  title: string;
  add: string;
  edit: string;
  list: string;
  empty: { title: string; text: string };
  /** By name; a conflict compares these fields, in this order. */
  fields: Record<string, string>;
  hints?: Record<string, string>;
  /** Of the fields that are a choice: what each is called. */
  choices?: Record<string, Record<string, string>>;
  created: string;
  updated: string;
  deleted: string;
  restored: string;
  deletedOne: (title: string) => string;
  untitled?: string;
  /** Where lists leave something out: it could not be fetched. */
  openFailed?: string;
}

/** What a form holds: the fields of its noun by their names, and which texts are a machine's. */
export type FormValues = FieldValues & { automatic: string[] };

/** The form around a field. */
export interface OpenForm<Values extends FieldValues = FormValues, Item = OwnersItem> {
  noun: Pick<Noun, 'fields'>;
  words: ItemWords;
  /** What is changed; undefined for a new item. */
  item: Item | undefined;
  form: UseFormReturn<Values, unknown, Values>;
  /** Fields that the noun draws itself. */
  own: Record<string, ComponentType>;
  /** Which language a narrow screen shows. */
  pane: Locale;
  set: (path: string, value: unknown) => void;
  isUnread: (field: string, language: Locale) => boolean;
  /** Somebody typed: the text is no longer a machine's. */
  typed: (field: string, language: Locale) => void;
  translated: (field: string, texts: TranslatedTexts) => void;
  /** Something that belongs to the form is still on its way: saving waits for it, and goes on if it is true. */
  waitFor: (work: Promise<boolean>) => void;
}

const Opened = createContext<OpenForm | null>(null);
export const OpenFormProvider = Opened.Provider;

/** `Values` and `Item` are those of the noun whose field asks. */
export function useOpenForm<Values extends FieldValues = FormValues, Item = OwnersItem>() {
  const opened = use(Opened);
  if (!opened) throw new Error('A field needs an ItemForm around it.');
  return opened as unknown as OpenForm<Values, Item>;
}
