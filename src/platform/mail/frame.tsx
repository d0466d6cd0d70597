import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { type CSSProperties, type ReactNode, use } from 'react';
import { type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import { whatsappText } from '#/platform/i18n/whatsapp';
import { type LinkedSite, pageUrl } from './addresses';
import { Signature } from './signature';
import { MailColoursContext, styles, typography } from './theme';

/** A run of Latin letters or digits that keeps its order inside Arabic; a span, because some mail programs drop `bdi`. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <span dir="ltr" style={{ unicodeBidi: 'isolate' }}>
    {children}
  </span>
);
export const UserText = ({ children }: { children: ReactNode }) => (
  <span dir="auto" style={{ unicodeBidi: 'isolate' }}>
    {children}
  </span>
);

export interface MailProfile {
  name: string;
  /** As displayed, with country code; empty for none. */
  phone: string;
  /** Digits only, for wa.me; empty for none. */
  whatsapp: string;
  email: string;
}

export type FrameProps = {
  locale: Locale;
  /** The preview line that inboxes show beside the subject. */
  preview: string;
  headline: string;
  profile: MailProfile;
  children: ReactNode;
} & (
  | { audience: 'owner' }
  /** The mail ends with the owner's contact details and a link to the privacy notice. */
  | { audience: 'visitor'; site: LinkedSite }
);

export function Frame(props: FrameProps) {
  const { locale, preview, headline, profile, children } = props;
  const type = typography(locale);
  const colours = use(MailColoursContext);
  const { light } = colours;
  const sheet: CSSProperties = {
    backgroundColor: light.paper,
    padding: '32px 20px 40px',
    fontFamily: type.sans,
    fontSize: type.body,
    lineHeight: type.leading,
  };
  return (
    <Html lang={locale} dir={textDirection(locale)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{headline}</title>
        <style>{styles(colours)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" dir={textDirection(locale)} style={sheet}>
        <Container dir={textDirection(locale)} lang={locale} style={{ maxWidth: '560px' }}>
          <Text
            className="ink"
            style={{
              margin: '0 0 14px',
              fontFamily: type.serif,
              fontSize: '19px',
              lineHeight: '1.3',
              color: light.ink,
            }}
          >
            <UserText>{profile.name}</UserText>
          </Text>
          <div
            className="ink-line"
            style={{ borderTop: `1px solid ${light.ink}`, fontSize: '0', lineHeight: '0' }}
          >
            <div style={{ width: '56px', height: '5px', backgroundColor: light.spark }} />
          </div>
          <Heading
            className="ink headline"
            style={{
              margin: '30px 0 18px',
              fontFamily: type.serif,
              fontSize: '34px',
              lineHeight: type.headLeading,
              fontWeight: 400,
              letterSpacing: type.tracking,
              color: light.ink,
            }}
          >
            {headline}
          </Heading>
          {children}
          <Signature />
          {props.audience === 'visitor' ? (
            <Contact locale={locale} profile={profile} privacy={pageUrl(props.site, '/privacy', locale)} />
          ) : null}
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) => {
  const { light } = use(MailColoursContext);
  return (
    <Text
      className={quiet ? 'muted' : 'ink'}
      style={{
        margin: '0 0 14px',
        fontSize: quiet ? '15px' : 'inherit',
        lineHeight: 'inherit',
        color: quiet ? light.muted : light.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
};

export interface Fact {
  term: string;
  detail: ReactNode;
}

interface FactsProps {
  locale: Locale;
  facts: (Fact | undefined)[];
  label?: string;
}

export function Facts({ locale, facts, label }: FactsProps) {
  const { light } = use(MailColoursContext);
  const cell: CSSProperties = { borderBottom: `1px solid ${light.line}`, verticalAlign: 'top' };
  // Not `padding-inline`: not every mail program supports logical properties.
  const termPadding = textDirection(locale) === 'rtl' ? '10px 0 10px 12px' : '10px 12px 10px 0';
  return (
    <Section style={{ margin: label ? '0 0 22px' : '22px 0 26px' }}>
      {label ? <Subhead>{label}</Subhead> : null}
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ borderCollapse: 'collapse' }}
      >
        <tbody>
          {facts.map((fact) =>
            fact ? (
              <tr key={fact.term} className="fact">
                <td
                  className="term muted line"
                  style={{ ...cell, width: '34%', padding: termPadding, color: light.muted }}
                >
                  {fact.term}
                </td>
                <td
                  className="detail ink line"
                  style={{ ...cell, padding: '10px 0', color: light.ink, overflowWrap: 'anywhere' }}
                >
                  {fact.detail}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </Section>
  );
}

export const Subhead = ({ children }: { children: ReactNode }) => {
  const { light } = use(MailColoursContext);
  return (
    <Heading
      as="h2"
      className="ink"
      style={{ margin: '26px 0 8px', fontSize: '16px', lineHeight: '1.5', fontWeight: 600, color: light.ink }}
    >
      {children}
    </Heading>
  );
};

/** A button. A `plain` button follows another one that is more likely to be pressed. */
export const Action = ({ href, plain, children }: { href: string; plain?: true; children: ReactNode }) => {
  const { light } = use(MailColoursContext);
  const filled = { backgroundColor: light.accent, color: light.onAccent };
  const outlined = { border: `1px solid ${light.accent}`, color: light.accent };
  const look = { borderRadius: '2px', fontSize: '16px', fontWeight: 600, ...(plain ? outlined : filled) };
  return (
    <Section style={{ margin: plain ? '0 0 14px' : '24px 0 14px' }}>
      <Button
        href={href}
        className={plain ? 'action-plain' : 'action'}
        style={{ padding: '14px 24px', ...look }}
      >
        {children}
      </Button>
    </Section>
  );
};

export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

export const MailLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const { light } = use(MailColoursContext);
  return (
    <Link href={href} className="accent" style={{ color: light.accent, textDecorationLine: 'underline' }}>
      {children}
    </Link>
  );
};

const contactWords: Localized<{ lead: string; email: string; whatsapp: string; privacy: [string, string] }> =
  {
    tr: {
      lead: 'Sorularınız için bu e-postayı yanıtlayabilir ya da şu yollardan yazabilirsiniz:',
      email: 'E-posta',
      whatsapp: 'WhatsApp',
      privacy: ['Bilgilerinizin nasıl kullanıldığını şurada okuyabilirsiniz: ', 'Aydınlatma metni'],
    },
    en: {
      lead: 'If you have any questions, reply to this email or get in touch:',
      email: 'Email',
      whatsapp: 'WhatsApp',
      privacy: ['How your details are used: ', 'Privacy notice'],
    },
    ar: {
      lead: 'لأي استفسار يمكنكم الرد على هذه الرسالة أو مراسلتي:',
      email: 'البريد الإلكتروني',
      whatsapp: 'واتساب',
      privacy: ['كيف تُستخدم بياناتكم: ', 'إشعار الخصوصية'],
    },
  };

interface ContactProps {
  locale: Locale;
  profile: MailProfile;
  privacy: string;
}

function Contact({ locale, profile, privacy }: ContactProps) {
  const words = contactWords[locale];
  const { light } = use(MailColoursContext);
  return (
    <>
      <Hr className="line" style={{ margin: '32px 0 18px', borderTop: `1px solid ${light.line}` }} />
      <Paragraph quiet>
        {words.lead}
        <br />
        {profile.whatsapp ? (
          <>
            {words.whatsapp}:{' '}
            <MailLink href={`https://wa.me/${profile.whatsapp}`}>
              <Ltr>{whatsappText(profile)}</Ltr>
            </MailLink>
            <br />
          </>
        ) : null}
        {words.email}:{' '}
        <MailLink href={mailTo(profile.email)}>
          <Ltr>{profile.email}</Ltr>
        </MailLink>
      </Paragraph>
      <Paragraph quiet>
        {words.privacy[0]}
        <MailLink href={privacy}>{words.privacy[1]}</MailLink>
      </Paragraph>
    </>
  );
}
