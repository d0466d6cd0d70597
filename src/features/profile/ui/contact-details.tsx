import { Facts, MailLink, Phone } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useProfile } from '../client';
import { profileWords } from '../copy';

export function ContactDetails() {
  const { contact } = useWords(profileWords);
  const profile = useProfile();
  const phone = (
    <a href={`tel:${profile.phone.replaceAll(/[^+\d]/g, '')}`}>
      <Phone number={profile.phone} />
    </a>
  );
  return (
    <Facts
      className="reach"
      facts={[
        ...(profile.phone ? [{ term: contact.phone, detail: phone }] : []),
        { term: contact.email, detail: <MailLink address={profile.email} /> },
        { term: contact.reply, detail: contact.replyTime },
      ]}
    />
  );
}
