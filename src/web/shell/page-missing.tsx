import { Link } from '@tanstack/react-router';
import { useCopy } from '#/platform/i18n/copy';
import { buttonClass } from '#/ui/button';
import { Wrap } from '#/ui/layout';

/** Any address that is no page, in the visitor's language. React moves its title and robots line into the head. */
export function PageMissing() {
  const { missing } = useCopy('shell');
  return (
    <Wrap className="message-page">
      <title>{missing.title}</title>
      <meta name="robots" content="noindex, follow" />
      <p className="message-figure" aria-hidden="true">
        404
      </p>
      <h1 className="text-h1">{missing.title}</h1>
      <p>{missing.text}</p>
      <div className="message-actions">
        <Link to="/" className={buttonClass()}>
          {missing.home}
        </Link>
        <Link to="/consulting" className={buttonClass({ kind: 'secondary' })}>
          {missing.consulting}
        </Link>
      </div>
    </Wrap>
  );
}
