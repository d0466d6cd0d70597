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
import type { Locale } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersMediaClient } from '../../admin-client';
import { mediaDraft, type OwnersMedia } from '../../admin-contract';
import { adminMediaWords } from '../../copy/admin';
import { LengthField } from './length-field';
import { lengthText, type TypedLength } from './length-text';
import { type MediaValues, mediaValues } from './media-values';

/** What forms take from other rooms; their pages hand it in. */
export interface FormParts extends TranslationParts {
  PictureField: ComponentType<PictureFieldProps>;
}

interface MediaFormProps {
  /** Undefined for a new one, which comes at this place of the list. */
  item: OwnersMedia | undefined;
  place: number;
  parts: FormParts;
  onClose: CloseForm;
}

const texts = ['title', 'channel', 'description'] as const;

/** A recording, new or in the place of its card. */
export function MediaForm({ item, place, parts, onClose }: MediaFormProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminMediaWords);
  const locale = useLocale();
  const notify = useNotice();
  const saveFailed = useSaveFailed(kit);
  const pane = usePane();
  const written = useWrittenForm({
    client: ownersMediaClient,
    item,
    values: mediaValues(item, place, wallTimeOf(new Date(), timeZone).date),
    valuesOf: mediaValues,
    contract: mediaDraft,
    onSaved: (_, created) => {
      editing.forget();
      notify({ title: created ? words.created : words.updated });
      onClose();
    },
    onInvalid: pane.reveal,
    onFailed: saveFailed,
  });
  const editing = useEditing<MediaValues, OwnersMedia>({
    draftOf: `media:${item?.id ?? 'new'}`,
    written,
    pane,
    valuesOf: mediaValues,
    fieldNames: words.fields,
    show: (field, value) => shown(field, value, kit),
    moment: (at) => momentParts(locale, timeZone, new Date(at), new Date()),
    onClose,
  });
  const { form } = written;
  const { errors } = form.formState;
  const values = form.watch();
  const fieldsToTranslate = texts.map((name) => ({ name, label: words.fields[name], ...values[name] }));
  const hintOf = (name: (typeof texts)[number], language: Locale) => {
    if (editing.isUnread(name, language)) return kit.languages.unread;
    return name === 'channel' && language === 'tr' ? words.channelHint : undefined;
  };
  const { PictureField, AutoTranslate, TranslateAll } = parts;
  return (
    <EditFrame labels={kit} title={item ? words.edit : words.add} {...editing.frame}>
      <div className="edit-strip">
        <div className="wide">
          <Field label={words.fields.videoId} hint={words.videoHint} error={errors.videoId?.message}>
            <Input dir="ltr" autoComplete="off" placeholder="https://" {...form.register('videoId')} />
          </Field>
        </div>
        <Field label={words.fields.date} error={errors.date?.message}>
          <Input type="date" {...form.register('date')} />
        </Field>
        <LengthField
          length={values.durationSeconds}
          onChange={(length) => editing.set('durationSeconds', length)}
        />
        <Field label={words.fields.sortOrder} error={errors.sortOrder?.message}>
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
                control={form.control}
                name={`${name}.${language}`}
                language={language}
                label={words.fields[name]}
                hint={hintOf(name, language)}
                single={name !== 'description'}
                required={name === 'title' && language === 'tr'}
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
          label={words.fields.thumbnail}
          name="thumbnail"
          value={values.thumbnail}
          onChange={(url) => editing.set('thumbnail', url)}
          onWork={written.waitFor}
          error={errors.thumbnail?.message}
        />
      </div>
    </EditFrame>
  );
}

/** A value of a field as the comparison of two versions shows it. */
function shown(field: string, value: unknown, kit: { published: string; draft: string }): string {
  if (field === 'isPublished') return value ? kit.published : kit.draft;
  if (field === 'durationSeconds') return lengthText(value as TypedLength);
  return String(value ?? '');
}
