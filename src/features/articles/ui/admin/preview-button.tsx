import { lazy, useState } from 'react';
import { useOpenForm } from '#/owner/items/form/open-form';
import { LazyPart } from '#/owner/kit/lazy-part';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminArticlesWords } from '../../copy';
import type { ArticleValues } from './article-fields';

const ArticlePreview = lazy(() => import('./article-preview'));

export function PreviewButton({ author }: { author: string }) {
  const { preview } = useWords(adminArticlesWords);
  const { form, pane } = useOpenForm<ArticleValues>();
  const [previewed, setPreviewed] = useState<ArticleValues>();
  return (
    <>
      <div>
        <Button kind="secondary" dense onClick={() => setPreviewed(form.getValues())}>
          {preview.open}
        </Button>
      </div>
      {previewed ? (
        <LazyPart waiting={<p role="status">{preview.opening}</p>}>
          <ArticlePreview
            values={previewed}
            author={author}
            language={pane}
            onClose={() => setPreviewed(undefined)}
          />
        </LazyPart>
      ) : null}
    </>
  );
}
