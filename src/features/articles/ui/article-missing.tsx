import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { MissingState } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { articlesWords } from '../copy';

/** React moves the title and the robots element into the head. */
export function ArticleMissing({ author }: { author: string }) {
  const { missing } = useWords(articlesWords);
  return (
    <Wrap>
      <title>{`${missing.title} - ${author}`}</title>
      <meta name="robots" content="noindex, follow" />
      <MissingState
        title={missing.title}
        text={missing.text}
        action={
          <Link to="/articles" className={buttonClass()}>
            {missing.back}
          </Link>
        }
      />
    </Wrap>
  );
}
