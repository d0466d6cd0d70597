import type { Profile } from '#/features/profile/contract';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';

interface Words {
  subject: string;
  headline: string;
  lead: string;
  action: string;
  /** How long the link is valid, and that it can be used once. */
  term: (minutes: number) => string;
  otherwise: string;
}

const words: Localized<Words> = {
  tr: {
    subject: 'Yeni parola belirleme bağlantınız',
    headline: 'Yeni parola',
    lead: 'Sitenizin yönetim alanı için yeni bir parola istendi. Aşağıdaki bağlantıyla yeni parolanızı belirleyebilirsiniz.',
    action: 'Yeni parola belirle',
    term: (minutes) =>
      `Bağlantı ${minutesText('tr', minutes)} geçerlidir ve yalnızca bir kez kullanılabilir.`,
    otherwise: 'Bunu siz istemediyseniz hiçbir şey yapmanız gerekmez: parolanız aynı kalır.',
  },
  en: {
    subject: 'Your link to set a new password',
    headline: 'A new password',
    lead: 'A new password was requested for the admin area of your site. Follow the link below to set it.',
    action: 'Set a new password',
    term: (minutes) => `The link is valid for ${minutesText('en', minutes)} and can be used once.`,
    otherwise: 'If you did not request this, there is nothing to do: your password stays as it is.',
  },
  ar: {
    subject: 'رابط تعيين كلمة مرور جديدة',
    headline: 'كلمة مرور جديدة',
    lead: 'ورد طلب لتعيين كلمة مرور جديدة لإدارة محتوى موقعكم. يمكنكم تعيينها عبر الرابط أدناه.',
    action: 'تعيين كلمة مرور جديدة',
    term: (minutes) => `يظل الرابط صالحًا لمدة ${minutesText('ar', minutes)}، ويُستخدم مرة واحدة فقط.`,
    otherwise: 'إن لم تطلبوا ذلك فلا حاجة إلى أي إجراء: تبقى كلمة مروركم كما هي.',
  },
};

/** The mail to the owner with the link for a new password. */
export function reset(link: string, minutes: number, profile: Profile, locale: Locale): MailContent {
  const { subject, headline, lead, action, term, otherwise } = words[locale];
  const body = (
    <Frame locale={locale} preview={lead} headline={headline} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      <Action href={link}>{action}</Action>
      <Paragraph quiet>{term(minutes)}</Paragraph>
      <Paragraph quiet>{otherwise}</Paragraph>
    </Frame>
  );
  return { subject, body };
}
