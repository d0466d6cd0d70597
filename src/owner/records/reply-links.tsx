import { Actions } from '#/owner/kit/actions';
import { ButtonLink } from '#/ui/button';
import { VisuallyHidden } from '#/ui/layout';

interface ReplyLinksProps {
  answers: { whatsapp: string | null; mail: string };
  words: { whatsapp: string; mail: string; newTab: string };
}

export function ReplyLinks({ answers, words }: ReplyLinksProps) {
  return (
    <Actions>
      {answers.whatsapp ? (
        <ButtonLink kind="chat" dense href={answers.whatsapp} target="_blank" rel="noopener noreferrer">
          <span>{words.whatsapp}</span>
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      <ButtonLink kind="secondary" dense href={answers.mail}>
        {words.mail}
      </ButtonLink>
    </Actions>
  );
}
