import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { ButtonLink, buttonClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useProfile } from '../client';
import { WhatsAppLink } from './whatsapp-link';

interface NoScriptContactProps {
  title: string;
  text: string;
  about?: 'training';
}

export function NoScriptContact({ title, text, about }: NoScriptContactProps) {
  const profile = useProfile();
  const email = about === 'training' ? profile.trainingEmail : profile.email;
  return (
    <noscript>
      <Notice
        role="note"
        title={title}
        actions={
          <>
            <WhatsAppLink about={about ?? 'general'} className={buttonClass({ kind: 'chat', dense: true })} />
            <ButtonLink kind="secondary" dense href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </ButtonLink>
          </>
        }
      >
        {mentioningWhatsApp(text, profile.whatsapp !== '')}
      </Notice>
    </noscript>
  );
}
