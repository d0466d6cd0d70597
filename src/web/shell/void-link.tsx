import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { MissingState } from '#/ui/feedback';
import { Wrap } from '#/ui/layout';

interface VoidLinkProps {
  /** `write` is the text of the link to `to`. */
  words: { title: string; text: string; write: string };
  to?: LinkProps['to'];
}

/** The page of a link that is void, or of something that is no longer there. */
export const VoidLink = ({ words: { title, text, write }, to = '/contact' }: VoidLinkProps) => (
  <Wrap>
    <MissingState
      title={title}
      text={text}
      action={
        <Link to={to} className={buttonClass()}>
          {write}
        </Link>
      }
    />
  </Wrap>
);
