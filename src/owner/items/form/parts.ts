import { type ComponentType, createContext, use } from 'react';
import type { ImportPicture, UploadPicture } from '#/owner/editor/rich-text-props';
import type { Localized, Translation } from '#/platform/i18n/locale';

/** The field of a form that holds a picture's address. */
export interface PictureFieldProps {
  label: string;
  /** The address; '' for none. */
  value: string;
  onChange: (url: string) => void;
  /** A picture is on its way: whether it came (or was given up) in the end, so that a form can wait before it saves. */
  onWork?: (work: Promise<boolean>) => void;
  hint?: string;
  /** What the form says of it. */
  error?: string | undefined;
  required?: boolean;
  name?: string;
  /** What the picture shows, for those who don't see it; left out where the page says it otherwise. */
  alt?: { value: Partial<Localized>; onChange: (alt: Localized) => void };
}

/** Texts that a translation fills: all languages but the source. */
export type TranslatedTexts = Partial<Record<Translation, string>>;

/** The button that translates one field. */
export interface AutoTranslateProps extends Localized {
  label: string;
  /** Only the languages that are to be filled. */
  onFilled: (texts: TranslatedTexts) => void;
}

/** The button that translates a whole item. */
export interface TranslateAllProps {
  /** `label` as the form shows it. */
  fields: readonly (Localized & { name: string; label: string })[];
  /** Once a field, as soon as its texts are there. */
  onFilled: (name: string, texts: TranslatedTexts) => void;
}

/** What the forms of all nouns take from features that the owner's layer doesn't know; the pages hand it in. */
export interface FormParts {
  PictureField: ComponentType<PictureFieldProps>;
  AutoTranslate: ComponentType<AutoTranslateProps>;
  TranslateAll: ComponentType<TranslateAllProps>;
  uploadPicture: UploadPicture;
  importPicture: ImportPicture;
}

const Parts = createContext<FormParts | null>(null);
export const FormPartsProvider = Parts.Provider;

export function useFormParts(): FormParts {
  const parts = use(Parts);
  if (!parts) throw new Error('A form needs a FormPartsProvider around it.');
  return parts;
}
