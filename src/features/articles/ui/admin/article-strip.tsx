import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PublishSwitch } from '#/owner/items/publish';
import { kitWords } from '#/owner/kit/copy';
import { comingDay } from '#/platform/i18n/dates';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { adminArticlesWords } from '../../copy/admin';
import { isScheduled, readTimeOf } from '../../rules';
import type { ArticleParts } from './article-parts';
import type { ArticleValues } from './article-values';

type ArticleFormState = UseFormReturn<ArticleValues, unknown, ArticleValues>;

interface ArticleStripProps {
  form: ArticleFormState;
  categories: readonly string[];
}

/** Above the texts: whether, where and when the article appears. */
export function ArticleStrip({ form, categories }: ArticleStripProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminArticlesWords);
  const { fields } = words;
  const { errors } = form.formState;
  const locale = useLocale();
  const today = wallTimeOf(new Date(), timeZone).date;
  const [isPublished, date] = useWatch({ control: form.control, name: ['isPublished', 'date'] });
  const hint = isScheduled({ isPublished, date }, today)
    ? words.scheduled(comingDay(locale, date, today))
    : undefined;
  return (
    <div className="edit-strip">
      <PublishSwitch labels={kit} {...form.register('isPublished')} />
      <Field label={fields.category} hint={fields.categoryHint} error={errors.category?.message}>
        <Input list="article-categories" autoComplete="off" dir="auto" {...form.register('category')} />
      </Field>
      <datalist id="article-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field label={fields.date} hint={hint} error={errors.date?.message}>
        <Input type="date" {...form.register('date')} />
      </Field>
      <ReadTime form={form} />
    </div>
  );
}

interface ArticleOriginProps {
  form: ArticleFormState;
  /** Where it was imported from. */
  sourceUrl: string | null;
  PictureField: ArticleParts['PictureField'];
  onWork: (work: Promise<boolean>) => void;
  set: (path: string, value: unknown) => void;
  /** What the picture shows was written in this language. */
  typed: (field: 'imageAlt', language: Locale) => void;
}

/** Below the texts: the picture at their head, and where they first appeared. */
export function ArticleOrigin({ form, sourceUrl, PictureField, onWork, set, typed }: ArticleOriginProps) {
  const words = useWords(adminArticlesWords);
  const { fields } = words;
  const { errors } = form.formState;
  const [image, imageAlt] = useWatch({ control: form.control, name: ['image', 'imageAlt'] });
  const describe = (alt: Localized) => {
    for (const language of locales) if (alt[language] !== imageAlt[language]) typed('imageAlt', language);
    set('imageAlt', alt);
  };
  return (
    <div className="edit-after">
      <PictureField
        label={fields.image}
        name="image"
        value={image}
        onChange={(url) => set('image', url)}
        onWork={onWork}
        error={errors.image?.message}
        alt={{ value: imageAlt, onChange: describe }}
      />
      <div className="article-origin">
        <Field
          label={fields.canonicalUrl}
          optional={words.optional}
          hint={fields.canonicalHint}
          error={errors.canonicalUrl?.message}
        >
          <Input
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder="https://"
            {...form.register('canonicalUrl')}
          />
        </Field>
        {sourceUrl ? (
          <p className="text-meta">
            {fields.source}:{' '}
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
              <bdi dir="ltr">{sourceUrl}</bdi> <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Minutes; what the Turkish text takes stands below until the owner says otherwise. */
function ReadTime({ form }: { form: ArticleFormState }) {
  const { fields } = useWords(adminArticlesWords);
  const body = useWatch({ control: form.control, name: 'content.tr' });
  return (
    <Field
      label={fields.readTime}
      hint={fields.readTimeHint(readTimeOf(body))}
      error={form.formState.errors.readTime?.message}
    >
      <Input type="number" inputMode="numeric" min={1} max={600} {...form.register('readTime')} />
    </Field>
  );
}
