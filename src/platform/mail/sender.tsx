import type { Locale, Localized } from '#/platform/i18n/locale';
import { addressableName } from './addresses';
import { Facts, Ltr, Paragraph, Subhead, UserText } from './frame';

const greetings: Localized<{ known: [string, string]; unknown: string }> = {
  tr: { known: ['Sayın ', ','], unknown: 'Merhaba,' },
  en: { known: ['Dear ', ','], unknown: 'Hello,' },
  ar: { known: ['مرحبًا ', '،'], unknown: 'تحية طيبة،' },
};

/** The salutation of a mail to the person who gave this name. */
export function Salutation({ locale, name: enteredName }: { locale: Locale; name: string }) {
  const { known, unknown } = greetings[locale];
  const name = addressableName(enteredName);
  if (!name) return <Paragraph>{unknown}</Paragraph>;
  return (
    <Paragraph>
      {known[0]}
      <UserText>{name}</UserText>
      {known[1]}
    </Paragraph>
  );
}

/** A text that somebody wrote, with its line breaks, in whatever script. */
export function Message({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Subhead>{label}</Subhead>
      <Paragraph>
        {text.split(/\r\n|\r|\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <span key={index}>
            {index > 0 ? <br /> : null}
            <UserText>{line}</UserText>
          </span>
        ))}
      </Paragraph>
    </>
  );
}

const languages: Localized = { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' };

interface SenderDetails {
  name: string;
  email: string;
  phone?: string | null;
  company?: string | null;
  message?: string | null;
  language: Locale;
}

/** The person who wrote through the site, for the owner: always in Turkish. */
export function Sender({ sender }: { sender: SenderDetails }) {
  const { name, email, phone, company, message, language } = sender;
  return (
    <>
      <Facts
        locale="tr"
        label="Ziyaretçi"
        facts={[
          { term: 'Ad', detail: <UserText>{name}</UserText> },
          { term: 'E-posta', detail: <Ltr>{email}</Ltr> },
          phone ? { term: 'Telefon', detail: <Ltr>{phone}</Ltr> } : undefined,
          company ? { term: 'Şirket', detail: <UserText>{company}</UserText> } : undefined,
          { term: 'Dil', detail: languages[language] },
        ]}
      />
      {message ? <Message label="Mesaj" text={message} /> : null}
    </>
  );
}
