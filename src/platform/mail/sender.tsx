import { languageNames } from '#/platform/i18n/language-names';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { addressableName, type LinkedSite } from './addresses';
import { Facts, Frame, type FrameProps, Ltr, type MailProfile, Paragraph, Subhead, UserText } from './frame';
import { EnteredLines } from './signature';

const greetings: Localized<{ known: [string, string]; unknown: string }> = {
  tr: { known: ['Sayın ', ','], unknown: 'Merhaba,' },
  en: { known: ['Dear ', ','], unknown: 'Hello,' },
  ar: { known: ['مرحبًا ', '،'], unknown: 'تحية طيبة،' },
};

function Salutation({ locale, name: enteredName }: { locale: Locale; name: string }) {
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

export function Message({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Subhead>{label}</Subhead>
      <EnteredParagraph text={text} />
    </>
  );
}

const EnteredParagraph = ({ text }: { text: string }) => (
  <Paragraph>
    <EnteredLines text={text} />
  </Paragraph>
);

/** A text that somebody wrote, in paragraphs like those of the mail itself. Empty lines separate them. */
export const EnteredParagraphs = ({ text }: { text: string }) =>
  text
    .split(/(?:\r\n|\r|\n){2,}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
    .map((paragraph, index) => <EnteredParagraph key={index} text={paragraph} />);

const senderWords = {
  tr: {
    visitor: 'Ziyaretçi',
    name: 'Ad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    language: 'Dil',
    message: 'Mesaj',
  },
  en: {
    visitor: 'Visitor',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    language: 'Language',
    message: 'Message',
  },
  ar: {
    visitor: 'الزائر',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    language: 'اللغة',
    message: 'الرسالة',
  },
} satisfies Localized<object>;

interface SenderDetails {
  name: string;
  email: string;
  phone?: string | null;
  company?: string | null;
  message?: string | null;
  language: Locale;
}

export function Sender({ sender, locale }: { sender: SenderDetails; locale: Locale }) {
  const words = senderWords[locale];
  const { name, email, phone, company, message, language } = sender;
  return (
    <>
      <Facts
        locale={locale}
        label={words.visitor}
        facts={[
          { term: words.name, detail: <UserText>{name}</UserText> },
          { term: words.email, detail: <Ltr>{email}</Ltr> },
          phone ? { term: words.phone, detail: <Ltr>{phone}</Ltr> } : undefined,
          company ? { term: words.company, detail: <UserText>{company}</UserText> } : undefined,
          { term: words.language, detail: languageNames(locale)[language] },
        ]}
      />
      {message ? <Message label={words.message} text={message} /> : null}
    </>
  );
}

interface VisitorFrameProps extends Pick<FrameProps, 'preview' | 'headline' | 'children'> {
  input: { locale: Locale; profile: MailProfile } & LinkedSite;
  name: string;
}

export const VisitorFrame = ({ input, name, children, ...words }: VisitorFrameProps) => (
  <Frame {...words} locale={input.locale} profile={input.profile} audience="visitor" site={input}>
    <Salutation locale={input.locale} name={name} />
    {children}
  </Frame>
);
