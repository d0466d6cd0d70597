import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead, AdminNote } from '#/owner/kit/admin-head';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { ownersMailQuery } from '../../admin-client';
import type { OwnersMail } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import { DomainPart } from './domain-part';
import { MailForm, type RenderConfirmation } from './mail-form';

export function MailRoom({ confirmation }: { confirmation: RenderConfirmation }) {
  const { title } = useWords(adminMailWords);
  const { data: mail } = useSuspenseQuery(ownersMailQuery());
  return (
    <>
      <AdminHead title={title} />
      <AdminNote>
        <MailState mail={mail} />
      </AdminNote>
      <MailForm mail={mail} confirmation={confirmation} />
      <DomainPart />
    </>
  );
}

function MailState({ mail: { mailsToFiles, password, environment, values } }: { mail: OwnersMail }) {
  const { state: words } = useWords(adminMailWords);
  if (mailsToFiles)
    return (
      <Notice tone="need" title={words.filesTitle}>
        {words.files}
      </Notice>
    );
  if (password === 'unreadable' && !environment.server)
    return (
      <Notice tone="need" title={words.unreadableTitle}>
        {words.unreadable}
      </Notice>
    );
  return <Notice title={words.sendsTitle}>{words.sends(environment.server?.host ?? values.host)}</Notice>;
}
