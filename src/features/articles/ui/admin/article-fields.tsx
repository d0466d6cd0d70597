import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { itemClient } from '#/owner/items/client';
import { useFieldError } from '#/owner/items/form/item-field-view';
import { useOpenForm } from '#/owner/items/form/open-form';
import { useFormParts } from '#/owner/items/form/parts';
import { technicalText } from '#/owner/kit/technical-text';
import { upcomingDay } from '#/platform/i18n/dates';
import { type Localized, locales } from '#/platform/i18n/locale';
import { toWallTime } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { adminArticlesWords } from '../../copy';
import { articleItem, type OwnersArticle } from '../../item';
import { estimateReadTime, firstBody, isScheduled } from '../../rules';
import styles from './article-fields.module.css';
import { listCategories } from './article-filter';

/** The values of an article's form. A missing address is an empty text. */
export interface ArticleValues
  extends Pick<
    OwnersArticle,
    'title' | 'excerpt' | 'content' | 'imageAlt' | 'category' | 'date' | 'isPublished'
  > {
  image: string;
  canonicalUrl: string;
  /** Minutes as typed; empty to compute them from the text. */
  readTime: string;
}

const useArticleForm = () => useOpenForm<ArticleValues, OwnersArticle>();

function CategoryField() {
  const words = useWords(adminArticlesWords);
  const { form, words: ofForm } = useArticleForm();
  const { data: articles } = useSuspenseQuery(itemClient(articleItem).list());
  return (
    <>
      <Field label={words.fields.category} hint={ofForm.hints?.category} error={useFieldError('category')}>
        <Input list="article-categories" autoComplete="off" dir="auto" {...form.register('category')} />
      </Field>
      <datalist id="article-categories">
        {listCategories(articles).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

function DateField() {
  const words = useWords(adminArticlesWords);
  const locale = useLocale();
  const { form } = useArticleForm();
  const today = toWallTime(new Date(), useTimeZone()).date;
  const [isPublished, date] = useWatch({ control: form.control, name: ['isPublished', 'date'] });
  const hint = isScheduled({ isPublished, date }, today)
    ? words.scheduled(upcomingDay(locale, date, today))
    : undefined;
  return (
    <Field label={words.fields.date} hint={hint} error={useFieldError('date')}>
      <Input type="date" {...form.register('date')} />
    </Field>
  );
}

function ReadTimeField() {
  const words = useWords(adminArticlesWords);
  const { form } = useArticleForm();
  const body = useWatch({ control: form.control, name: 'content' });
  return (
    <Field
      label={words.fields.readTime}
      hint={words.readTimeHint(estimateReadTime(firstBody(body)))}
      error={useFieldError('readTime')}
    >
      <Input inputMode="numeric" autoComplete="off" {...form.register('readTime')} />
    </Field>
  );
}

function HeadPictureField() {
  const { fields } = useWords(adminArticlesWords);
  const { PictureField } = useFormParts();
  const { form, set, typed, waitFor } = useArticleForm();
  const [image, imageAlt] = useWatch({ control: form.control, name: ['image', 'imageAlt'] });
  const changeAlt = (alt: Localized) => {
    for (const language of locales) if (alt[language] !== imageAlt[language]) typed('imageAlt', language);
    set('imageAlt', alt);
  };
  return (
    <PictureField
      label={fields.image}
      name="image"
      value={image}
      onChange={(url) => set('image', url)}
      onWork={waitFor}
      error={useFieldError('image')}
      alt={{ value: imageAlt, onChange: changeAlt }}
    />
  );
}

function OriginField() {
  const words = useWords(adminArticlesWords);
  const { form, item } = useArticleForm();
  const sourceUrl = item?.sourceUrl;
  return (
    <div className={styles.origin}>
      <Field
        label={words.fields.canonicalUrl}
        optional={words.optional}
        hint={words.hints.canonicalUrl}
        error={useFieldError('canonicalUrl')}
      >
        <Input type="url" {...technicalText} placeholder="https://" {...form.register('canonicalUrl')} />
      </Field>
      {sourceUrl ? (
        <p className="text-meta">
          {words.source}:{' '}
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
            <bdi dir="ltr">{sourceUrl}</bdi> <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </a>
        </p>
      ) : null}
    </div>
  );
}

export const articleFields = {
  category: CategoryField,
  date: DateField,
  readTime: ReadTimeField,
  image: HeadPictureField,
  canonicalUrl: OriginField,
};
