import { Confirm } from '#/owner/kit/dialog';
import { localeTag } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { adminTranslationWords } from '../../copy';
import type { useTranslation } from './use-translation';

type Translation = ReturnType<typeof useTranslation>;

export function ReplaceQuestion({ question, answer }: Pick<Translation, 'question' | 'answer'>) {
  const { replace } = useWords(adminTranslationWords);
  const locale = useLocale();
  if (!question) return null;
  return (
    <Confirm
      title={replace.title}
      choices={question.extents.map((extent) => ({
        value: extent,
        label: replace[extent],
        kind: extent === 'all' ? 'danger' : 'secondary',
      }))}
      cancelLabel={replace.cancel}
      onChoose={answer}
      onCancel={() => answer(undefined)}
    >
      {replace.text(new Intl.ListFormat(localeTag(locale)).format(question.labels))}
    </Confirm>
  );
}
