import type { ComponentType } from 'react';
import type { PictureFieldProps } from '#/features/pictures/admin-contract';
import type { AutoTranslateProps, TranslateAllProps } from '#/features/translation/admin-contract';
import type { TakePicture, UploadPicture } from '#/ui/editor/rich-text-props';

/** What the form takes from other rooms; its page hands it in. */
export interface ArticleParts {
  PictureField: ComponentType<PictureFieldProps>;
  AutoTranslate: ComponentType<AutoTranslateProps>;
  TranslateAll: ComponentType<TranslateAllProps>;
  uploadPicture: UploadPicture;
  takePicture: TakePicture;
  /** Whose articles these are, for the preview. */
  author: string;
}
