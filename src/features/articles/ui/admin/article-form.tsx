import { lazy, Suspense, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { editorWords } from '#/owner/editor/copy';
import { EditFrame } from '#/owner/items/form/edit-frame';
import { FormRichText } from '#/owner/items/form/form-rich-text';
import { LanguagePanes } from '#/owner/items/form/language-panes';
import { useEditing } from '#/owner/items/form/use-editing';
import { useWrittenForm } from '#/owner/items/form/use-item-form';
import { usePane } from '#/owner/items/form/use-pane';
import { useSaveFailed } from '#/owner/items/form/use-save-failed';
import type { CloseForm } from '#/owner/items/form/use-thrown-away';
import { kitWords } from '#/owner/kit/copy';
import { calendarDay, comingDay, momentParts } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersArticlesClient } from '../../admin-client';
import { articleDraft, type OwnersArticle } from '../../admin-contract';
import { articlesWords } from '../../copy';
import { adminArticlesWords } from '../../copy/admin';
import { isScheduled } from '../../rules';
import type { ArticleParts } from './article-parts';
import { ArticleOrigin, ArticleStrip } from './article-strip';
import { type ArticleValues, articleValues } from './article-values';
import { LineField } from './line-field';

const ArticlePreview = lazy(() => import('./article-preview'));

interface ArticleFormProps {
  /** Undefined for a new one. */
  article: OwnersArticle | undefined;
  categories: readonly string[];
  parts: ArticleParts;
  onClose: CloseForm;
}

const texts = ['title', 'excerpt', 'content'] as const;
/** What is translated together: also what the picture at the head shows. */
const translatable = [...texts, 'imageAlt'] as const;

/** An article, new or in the place of its line. */
export function ArticleForm({ article, categories, parts, onClose }: ArticleFormProps) {
  const kit = useWords(kitWords);
  const editor = useWords(editorWords);
  const words = useWords(adminArticlesWords);
  const locale = useLocale();
  const notify = useNotice();
  const saveFailed = useSaveFailed(kit);
  const pane = usePane();
  const [values] = useState(() => articleValues(article, wallTimeOf(new Date(), timeZone).date));
  const [previewed, setPreviewed] = useState<ArticleValues>();
  const written = useWrittenForm({
    client: ownersArticlesClient,
    item: article,
    values,
    valuesOf: articleValues,
    contract: articleDraft,
    onSaved: ({ isPublished, date }, created) => {
      editing.forget();
      const { notices } = words;
      const today = wallTimeOf(new Date(), timeZone).date;
      const shown = isScheduled({ isPublished, date }, today)
        ? words.scheduled(comingDay(locale, date, today))
        : notices.published;
      notify({
        title: created ? notices.created : notices.updated,
        text: isPublished ? shown : notices.draft,
      });
      onClose();
    },
    onInvalid: pane.reveal,
    onFailed: saveFailed,
  });
  const editing = useEditing<ArticleValues, OwnersArticle>({
    draftOf: `articles:${article?.id ?? 'new'}`,
    written,
    pane,
    valuesOf: articleValues,
    fieldNames: words.fields,
    show: useShown(),
    moment: (at) => momentParts(locale, timeZone, new Date(at), new Date()),
    onClose,
  });
  const { form } = written;
  const { AutoTranslate, TranslateAll } = parts;
  const [{ uploadPicture, takePicture }] = useState(() => waitedFor(parts, written.waitFor));
  return (
    <EditFrame labels={kit} title={article ? words.edit : words.add} {...editing.frame}>
      <ArticleStrip form={form} categories={categories} />
      <LanguagePanes
        labels={kit}
        {...editing.panes}
        action={
          <Translation control={form.control} TranslateAll={TranslateAll} onFilled={editing.translated} />
        }
      >
        {(language) =>
          texts.map((name) => {
            const shared = {
              control: form.control,
              language,
              hint: editing.isUnread(name, language) ? kit.languages.unread : undefined,
              onTyped: () => editing.typed(name, language),
            };
            return (
              <div key={name} className="pane-field">
                {name === 'content' ? (
                  <FormRichText
                    {...shared}
                    name={`content.${language}`}
                    label={words.fields.content}
                    labels={kit}
                    editor={editor}
                    uploadPicture={uploadPicture}
                    takePicture={takePicture}
                  />
                ) : (
                  <LineField {...shared} name={name} />
                )}
                {language === 'tr' ? (
                  <FieldTranslation
                    control={form.control}
                    name={name}
                    AutoTranslate={AutoTranslate}
                    onFilled={editing.translated}
                  />
                ) : null}
              </div>
            );
          })
        }
      </LanguagePanes>
      <ArticleOrigin
        form={form}
        sourceUrl={article?.sourceUrl ?? null}
        PictureField={parts.PictureField}
        onWork={written.waitFor}
        set={editing.set}
        typed={editing.typed}
      />
      <div className="article-look">
        <Button kind="secondary" dense onClick={() => setPreviewed(form.getValues())}>
          {words.preview.open}
        </Button>
      </div>
      {previewed ? (
        <Suspense fallback={<p role="status">{words.preview.opening}</p>}>
          <ArticlePreview
            values={previewed}
            author={parts.author}
            language={pane.pane}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      ) : null}
    </EditFrame>
  );
}

/** The ways of pictures into a text; the form waits for them before it saves. */
function waitedFor(
  { uploadPicture, takePicture }: Pick<ArticleParts, 'uploadPicture' | 'takePicture'>,
  waitFor: (work: Promise<boolean>) => void,
) {
  const waited = <Picture,>(work: Promise<Picture>): Promise<Picture> => {
    waitFor(
      work.then(
        () => true,
        () => false,
      ),
    );
    return work;
  };
  return {
    uploadPicture: (file: File) => waited(uploadPicture(file)),
    takePicture: (url: string) => waited(takePicture(url)),
  };
}

/** A value of a field as the comparison of two versions shows it. */
function useShown() {
  const kit = useWords(kitWords);
  const { minutes } = useWords(articlesWords);
  const locale = useLocale();
  const { fields } = useWords(adminArticlesWords);
  /** 'title.ar' in words. */
  const textNamed = (mark: string) => {
    const [language = '', field = ''] = mark.split('.').reverse();
    const name = kit.languages.names[language as Locale];
    return field ? `${fields[field as (typeof translatable)[number]]} (${name})` : name;
  };
  const ways: Record<string, (value: string) => string> = {
    content: textOf,
    date: (value) => calendarDay(locale, value),
    readTime: (value) => minutes(Number(value)),
  };
  return (field: string, value: unknown): string => {
    if (field === 'isPublished') return value ? kit.published : kit.draft;
    if (field === 'automatic') return (value as string[]).map(textNamed).join('\n');
    const text = String(value ?? '');
    return text ? (ways[field]?.(text) ?? text) : '';
  };
}

/** A body as plain text, for comparing two by eye. */
const textOf = (html: string) => {
  const body = new DOMParser().parseFromString(
    html.replace(/<\/(p|h\d|li|blockquote|figcaption|tr)>/g, '\n'),
    'text/html',
  ).body;
  return body.textContent?.trim() ?? '';
};

interface TranslationProps {
  control: Control<ArticleValues, unknown, ArticleValues>;
  onFilled: (name: string, texts: { en?: string; ar?: string }) => void;
}

function Translation({
  control,
  TranslateAll,
  onFilled,
}: TranslationProps & Pick<ArticleParts, 'TranslateAll'>) {
  const { fields } = useWords(adminArticlesWords);
  const values = useWatch({ control, name: translatable });
  return (
    <TranslateAll
      fields={translatable.map((name, index) => ({ name, label: fields[name], ...present(values[index]) }))}
      onFilled={onFilled}
    />
  );
}

function FieldTranslation({
  control,
  name,
  AutoTranslate,
  onFilled,
}: TranslationProps & Pick<ArticleParts, 'AutoTranslate'> & { name: (typeof texts)[number] }) {
  const { fields } = useWords(adminArticlesWords);
  const value = useWatch({ control, name });
  return <AutoTranslate label={fields[name]} {...value} onFilled={(filled) => onFilled(name, filled)} />;
}

const present = (value: ArticleValues['title'] | undefined) => value ?? { tr: '', en: '', ar: '' };
