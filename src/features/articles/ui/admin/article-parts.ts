import type { ComponentType } from 'react';
import type { PictureFieldProps } from '#/features/pictures/admin-contract';
import type { TranslationParts } from '#/features/translation/admin-contract';
import type { TakePicture, UploadPicture } from '#/owner/editor/rich-text-props';

/** What the form takes from other rooms; its page hands it in. */
export interface ArticleParts extends TranslationParts {
  PictureField: ComponentType<PictureFieldProps>;
  uploadPicture: UploadPicture;
  takePicture: TakePicture;
  /** Whose articles these are, for the preview. */
  author: string;
}
