import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { dateTimeIn } from '#/platform/i18n/moment';
import { Action, Facts, Frame, Ltr, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { identityMailCopy } from '../copy/mails/all';
import type { NewDevice } from './kinds';

/** `account` is the URL of the account page. */
export function newDevice(
  { device, at }: NewDevice,
  account: string,
  profile: Profile,
  locale: Locale,
): MailContent {
  const { subject, headline, lead, facts, unknown, yours, notYours, action } =
    identityMailCopy[locale].newDevice;
  const body = (
    <Frame locale={locale} preview={lead} headline={headline} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      <Facts
        locale={locale}
        facts={[
          { term: facts.device, detail: device ? <Ltr>{device}</Ltr> : unknown },
          { term: facts.time, detail: dateTimeIn(locale, profile.timeZone, new Date(at)) },
        ]}
      />
      <Paragraph>{yours}</Paragraph>
      <Paragraph>{notYours}</Paragraph>
      <Action href={account}>{action}</Action>
    </Frame>
  );
  return { subject, body };
}
