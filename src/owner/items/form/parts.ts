import { type ComponentType, createContext, use } from 'react';
import type { ImportPicture, UploadPicture } from '#/owner/editor/rich-text-props';
import type { Locale, Localized } from '#/platform/i18n/locale';

export interface PictureFieldProps {
  label: string;
  /** The address; '' for none. */
  value: string;
  onChange: (url: string) => void;
  /** Called when an upload or import starts, so that a form can wait for it; `work` resolves to false if it failed. */
  onWork?: (work: Promise<boolean>) => void;
  error?: string | undefined;
  name?: string;
  /** The alternative text; undefined if the form doesn't ask for it. */
  alt?: { value: Partial<Localized>; onChange: (alt: Localized) => void };
}

export type TranslatedTexts = Partial<Localized>;

export interface AutoTranslateProps extends Localized {
  /** The languages that the form shows. The text is translated from the first of them that has it. */
  languages: readonly Locale[];
  label: string;
  onFilled: (texts: TranslatedTexts) => void;
}

export interface TranslateAllProps {
  languages: AutoTranslateProps['languages'];
  fields: readonly (Localized & { name: string; label: string })[];
  /** Called for each field as soon as it is translated. */
  onFilled: (name: string, texts: TranslatedTexts) => void;
}

/** Parts of all nouns' forms that come from features. The pages provide them, because `owner` may not import a feature. */
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
