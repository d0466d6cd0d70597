import type { ComponentType } from 'react';
import type { PictureFieldProps } from '#/features/pictures/admin-contract';
import type { TranslationParts } from '#/features/translation/admin-contract';
import { EditFrame } from '#/owner/items/form/edit-frame';
import { FormText } from '#/owner/items/form/form-text';
import { LanguagePanes } from '#/owner/items/form/language-panes';
import { useEditing } from '#/owner/items/form/use-editing';
import { useWrittenForm } from '#/owner/items/form/use-item-form';
import { usePane } from '#/owner/items/form/use-pane';
import { useSaveFailed } from '#/owner/items/form/use-save-failed';
import type { CloseForm } from '#/owner/items/form/use-thrown-away';
import { PublishSwitch } from '#/owner/items/publish';
import { kitWords } from '#/owner/kit/copy';
import { momentParts } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersBooksClient } from '../../admin-client';
import { bookDraft, type OwnersBook } from '../../admin-contract';
import type { Marketplace } from '../../contract';
import { adminBooksWords } from '../../copy/admin';
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
  const kit = useWords(kitWords);
  const words = useWords(adminBooksWords);
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
