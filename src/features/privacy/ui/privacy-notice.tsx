import { Link } from '@tanstack/react-router';
import type { Profile } from '#/features/profile/contract';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { MailLink } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { Part, Wrap } from '#/ui/layout';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

/** The privacy page: what the site stores about visitors, and who is responsible for it. */
export function PrivacyNotice({ owner }: { owner: Pick<Profile, 'name' | 'email' | 'legal' | 'whatsapp'> }) {
  const { page, responsible, parts } = useWords(privacyWords);
  const mention = (text: string) => mentioningWhatsApp(text, owner.whatsapp !== '');
  return (
    <Wrap className="privacy">
      <header className={styles.head}>
        <Link to="/" className={backClass}>
          <Arrow to="start" /> {page.home}
        </Link>
        <h1 className="text-h1">{page.title}</h1>
        <Paragraph className="text-lead">{page.lead}</Paragraph>
      </header>
      <Part id="privacy-responsible" title={responsible.title}>
        <div className="prose">
          <p>
            {responsible.text(owner.legal?.name ?? owner.name)} <MailLink address={owner.email} />
          </p>
          {owner.legal?.address ? <address className={styles.address}>{owner.legal.address}</address> : null}
        </div>
      </Part>
      {parts.map(({ title, paragraphs, items, after }, index) => (
        <Part
          key={title}
          id={`privacy-${index + 1}`}
          title={title}
          {...(index === parts.length - 1 ? { className: 'part-last' } : {})}
        >
          <div className="prose">
            {paragraphs
              .map(mention)
              .filter(Boolean)
              .map((text) => (
                <Paragraph key={text}>{text}</Paragraph>
              ))}
            {items.length > 0 ? (
              <ul>
                {items.map((text) => (
                  <li key={text}>
                    <Unbroken>{text}</Unbroken>
                  </li>
                ))}
              </ul>
            ) : null}
            {after ? <p>{after}</p> : null}
          </div>
        </Part>
      ))}
    </Wrap>
  );
}
