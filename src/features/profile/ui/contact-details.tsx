import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#/ui/language/language';
import { profileQuery } from '../client';
import { profileWords } from '../copy';

/** Phone, e-mail and reply time. */
export function ContactDetails() {
  const { contact } = useWords(profileWords);
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return (
    <dl className="reach">
      <div>
        <dt>{contact.phone}</dt>
        <dd>
          <a href={`tel:${profile.phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{profile.phone}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${profile.email}`}>
            <bdi dir="ltr">{profile.email}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{contact.reply}</dt>
        <dd>{contact.replyTime}</dd>
      </div>
    </dl>
  );
}
