import { useSuspenseQuery } from '@tanstack/react-query';
import { Facts, Latin, MailLink } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { profileQuery } from '../client';
import { profileWords } from '../copy';

/** Phone, e-mail and reply time. */
export function ContactDetails() {
  const { contact } = useWords(profileWords);
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  const phone = (
    <a href={`tel:${profile.phone.replaceAll(/[^+\d]/g, '')}`}>
      <Latin text={profile.phone} />
    </a>
  );
  return (
    <Facts
      className="reach"
      facts={[
        { term: contact.phone, detail: phone },
        { term: contact.email, detail: <MailLink address={profile.email} /> },
        { term: contact.reply, detail: contact.replyTime },
      ]}
    />
  );
}
