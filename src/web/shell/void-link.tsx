import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { MissingState } from '#/ui/feedback';
import { Wrap } from '#/ui/layout';

interface VoidLinkProps {
  title: string;
  text: string;
  /** Where to go instead. */
  to: LinkProps['to'];
  /** The words of the link there. */
  action: string;
}

/** The page of a link that is void, or of something that is no longer there. */
export const VoidLink = ({ title, text, to, action }: VoidLinkProps) => (
  <Wrap>
    <MissingState
      title={title}
      text={text}
      action={
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  </Wrap>
);
