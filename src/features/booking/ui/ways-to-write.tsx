import type { Profile } from '#/features/profile/contract';
import { ButtonLink } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { bookingWords } from '../copy';
import { whatsappAddress } from './booking-request';

interface WaysToWriteProps {
  owner: Pick<Profile, 'whatsapp' | 'email'>;
  dense?: boolean;
}

export function WaysToWrite({ owner, dense }: WaysToWriteProps) {
  const { page, form } = useWords(bookingWords);
  return (
    <>
      {owner.whatsapp ? (
        <ButtonLink
          kind="chat"
          dense={dense}
          href={whatsappAddress(owner.whatsapp, page.noScript.greeting)}
          target="_blank"
          rel="noopener"
        >
          {form.send.whatsapp}
        </ButtonLink>
      ) : null}
      <ButtonLink kind="secondary" dense={dense} href={`mailto:${owner.email}`}>
        <bdi dir="ltr">{owner.email}</bdi>
      </ButtonLink>
    </>
  );
}
