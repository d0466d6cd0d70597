import type { ComponentType } from 'react';
import type { PictureFieldProps } from '#/features/pictures/admin-contract';
import type { TranslationParts } from '#/features/translation/admin-contract';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { momentParts } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { useWrittenForm } from '#/platform/written/use-written-form';
import { EditFrame } from '#/ui/admin/edit-frame';
import { FormText } from '#/ui/admin/form-text';
import { LanguagePanes } from '#/ui/admin/language-panes';
import { PublishSwitch } from '#/ui/admin/publish';
import { useEditing } from '#/ui/admin/use-editing';
import { usePane } from '#/ui/admin/use-pane';
import { useSaveFailed } from '#/ui/admin/use-save-failed';
import type { CloseForm } from '#/ui/admin/use-thrown-away';
import { Field, Input } from '#/ui/field';
import { useNotice } from '#/ui/notices';
import { ownersBooksClient } from '../../admin-client';
import { bookDraft, type OwnersBook } from '../../admin-contract';
import type { Marketplace } from '../../contract';
import { type BookValues, bookValues } from './book-values';
import { MarketplacesField } from './marketplaces-field';

/** What forms take from other rooms; their pages hand it in. */
export interface FormParts extends TranslationParts {
  PictureField: ComponentType<PictureFieldProps>;
}

interface BookFormProps {
  /** Undefined for a new one, which comes at this place of the shelf. */
  book: OwnersBook | undefined;
  place: number;
  parts: FormParts;
  onClose: CloseForm;
}

const texts = ['title', 'description'] as const;

/** A book, new or in the place of its card. */
export function BookForm({ book, place, parts, onClose }: BookFormProps) {
  const kit = useCopy('kit');
  const words = useCopy('adminBooks');
  const locale = useLocale();
  const notify = useNotice();
  const saveFailed = useSaveFailed(kit);
  const pane = usePane();
  const written = useWrittenForm({
    client: ownersBooksClient,
    item: book,
    values: bookValues(book, place),
    valuesOf: bookValues,
    contract: bookDraft,
    onSaved: (_, created) => {
      editing.forget();
      notify({ title: created ? words.created : words.updated });
      onClose();
    },
    onInvalid: pane.reveal,
    onFailed: saveFailed,
  });
  const editing = useEditing<BookValues, OwnersBook>({
    draftOf: `books:${book?.id ?? 'new'}`,
    written,
    pane,
    valuesOf: bookValues,
    fieldNames: words.fields,
    show: (field, value) => shown(field, value, kit),
    moment: (at) => momentParts(locale, timeZone, new Date(at), new Date()),
    onClose,
  });
  const { form } = written;
  const { control, formState } = form;
  const values = form.watch();
  const fieldsToTranslate = texts.map((name) => ({ name, label: words.fields[name], ...values[name] }));
  const { PictureField, AutoTranslate, TranslateAll } = parts;
  return (
    <EditFrame labels={kit} title={book ? words.edit : words.add} {...editing.frame}>
      <div className="edit-strip">
        <Field label={words.fields.sortOrder} error={formState.errors.sortOrder?.message}>
          <Input type="number" inputMode="numeric" step={1} {...form.register('sortOrder')} />
        </Field>
        <PublishSwitch labels={kit} {...form.register('isPublished')} />
      </div>
      <LanguagePanes
        labels={kit}
        {...editing.panes}
        action={<TranslateAll fields={fieldsToTranslate} onFilled={editing.translated} />}
      >
        {(language) =>
          texts.map((name) => (
            <div key={name} className="pane-field">
              <FormText
                control={control}
                name={`${name}.${language}`}
                language={language}
                label={words.fields[name]}
                single={name === 'title'}
                required={name === 'title' && language === 'tr'}
                hint={editing.isUnread(name, language) ? kit.languages.unread : undefined}
                onTyped={() => editing.typed(name, language)}
              />
              {language === 'tr' ? (
                <AutoTranslate
                  label={words.fields[name]}
                  {...values[name]}
                  onFilled={(filled) => editing.translated(name, filled)}
                />
              ) : null}
            </div>
          ))
        }
      </LanguagePanes>
      <div className="edit-after">
        <PictureField
          label={words.fields.image}
          name="image"
          value={values.image}
          onChange={(url) => editing.set('image', url)}
          onWork={written.waitFor}
          error={formState.errors.image?.message}
        />
        <MarketplacesField form={form} />
      </div>
    </EditFrame>
  );
}

/** A value of a field as the comparison of two versions shows it. */
function shown(field: string, value: unknown, kit: { published: string; draft: string }): string {
  if (field === 'isPublished') return value ? kit.published : kit.draft;
  if (field !== 'marketplaces') return String(value ?? '');
  return (value as Marketplace[])
    .filter(({ name, url }) => name || url)
    .map(({ name, url, logo }) => `${logo} ${name}: ${url}`)
    .join('\n');
}
