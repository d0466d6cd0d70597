import type { ComponentType } from 'react';
import { importPicture, uploadPicture } from '#/features/pictures/admin-client';
import { PictureField } from '#/features/pictures/ui/admin/picture-field';
import { AutoTranslateButton } from '#/features/translation/ui/admin/auto-translate';
import { TranslateAll } from '#/features/translation/ui/admin/translate-all';
import { type FormParts, FormPartsProvider } from '#/owner/items/form/parts';

const parts: FormParts = {
  PictureField,
  AutoTranslate: AutoTranslateButton,
  TranslateAll,
  uploadPicture: (file) => uploadPicture(file),
  importPicture,
};

/** Provides the components for pictures and translations to the forms of one of the owner's pages. */
export const withFormParts =
  <Props extends object>(Room: ComponentType<Props>) =>
  (props: Props) => (
    <FormPartsProvider value={parts}>
      <Room {...props} />
    </FormPartsProvider>
  );
