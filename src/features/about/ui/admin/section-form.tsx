import type { TranslationParts } from '#/features/translation/admin-contract';
import { editorWords } from '#/owner/editor/copy';
import { EditFrame } from '#/owner/items/form/edit-frame';
import { FormRichText } from '#/owner/items/form/form-rich-text';
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
import { Field, Input, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersSectionsClient } from '../../admin-client';
import { type OwnersSection, sectionDraft } from '../../admin-contract';
import { aboutSubjects } from '../../contract';
import { adminAboutWords } from '../../copy/admin';
import { plain, type SectionValues, sectionValues } from './section-values';

interface SectionFormProps {
  /** Undefined for a new one, which comes at this place of the page, on this subject. */
  section: OwnersSection | undefined;
  place: number;
  subject: OwnersSection['section'];
  parts: TranslationParts;
  onClose: CloseForm;
}

const texts = ['title', 'content'] as const;

/** A section of the about page, new or in the place of its card. */
export function SectionForm({ section, place, subject, parts, onClose }: SectionFormProps) {
  const kit = useWords(kitWords);
  const editor = useWords(editorWords);
  const words = useWords(adminAboutWords);
  const locale = useLocale();
  const notify = useNotice();
  const saveFailed = useSaveFailed(kit);
  const pane = usePane();
  const written = useWrittenForm({
    client: ownersSectionsClient,
    item: section,
    values: sectionValues(section, place, subject),
    valuesOf: sectionValues,
    contract: sectionDraft,
    onSaved: (_, created) => {
      editing.forget();
      notify({ title: created ? words.created : words.updated });
      onClose();
    },
    onInvalid: pane.reveal,
    onFailed: saveFailed,
  });
  const show = (field: string, value: unknown): string => {
    if (field === 'isPublished') return value ? kit.published : kit.draft;
    if (field === 'section') return words.sections[value as SectionValues['section']];
    return field === 'content' ? plain(String(value)) : String(value ?? '');
  };
  const editing = useEditing<SectionValues, OwnersSection>({
    draftOf: `about:${section?.id ?? 'new'}`,
    written,
    pane,
    valuesOf: sectionValues,
    fieldNames: words.fields,
    show,
    moment: (at) => momentParts(locale, timeZone, new Date(at), new Date()),
    onClose,
  });
  const { form } = written;
  const { control, formState } = form;
  const values = form.watch();
  const fieldsToTranslate = texts.map((name) => ({ name, label: words.fields[name], ...values[name] }));
  const { AutoTranslate, TranslateAll } = parts;
  return (
    <EditFrame labels={kit} title={section ? words.edit : words.add} {...editing.frame}>
      <div className="edit-strip">
        <Field label={words.fields.section} error={formState.errors.section?.message}>
          <Select {...form.register('section')}>
            {aboutSubjects.map((name) => (
              <option key={name} value={name}>
                {words.sections[name]}
              </option>
            ))}
          </Select>
        </Field>
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
        {(language) => {
          const shared = (name: (typeof texts)[number]) => ({
            control,
            language,
            hint: editing.isUnread(name, language) ? kit.languages.unread : undefined,
            onTyped: () => editing.typed(name, language),
          });
          const translate = (name: (typeof texts)[number]) =>
            language === 'tr' ? (
              <AutoTranslate
                label={words.fields[name]}
                {...values[name]}
                onFilled={(filled) => editing.translated(name, filled)}
              />
            ) : null;
          return (
            <>
              <div className="pane-field">
                <FormText
                  {...shared('title')}
                  name={`title.${language}`}
                  label={words.fields.title}
                  single
                  required={language === 'tr'}
                />
                {translate('title')}
              </div>
              <div className="pane-field">
                <FormRichText
                  {...shared('content')}
                  name={`content.${language}`}
                  label={words.fields.content}
                  labels={kit}
                  editor={editor}
                  compact
                />
                {translate('content')}
              </div>
            </>
          );
        }}
      </LanguagePanes>
    </EditFrame>
  );
}
