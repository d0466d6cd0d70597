import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead, AdminNote } from '#/owner/kit/admin-head';
import { useWords } from '#/ui/language/language';
import { ownersPrivacyQuery } from '../../admin-client';
import { adminPrivacyWords } from '../../copy';
import { NoticeList } from './notice-list';
import { PersonSearch } from './person-search';
import { ProvidersForm, RetentionForm } from './privacy-form';
import { ReceiptList } from './receipt-list';

export function PrivacyRoom() {
  const { title, lead } = useWords(adminPrivacyWords);
  const { data: privacy } = useSuspenseQuery(ownersPrivacyQuery());
  return (
    <>
      <AdminHead title={title} />
      <AdminNote>
        <p>{lead}</p>
      </AdminNote>
      <PersonSearch />
      <RetentionForm privacy={privacy} />
      <ProvidersForm privacy={privacy} />
      <ReceiptList receipts={privacy.receipts} />
      <NoticeList notices={privacy.notices} />
    </>
  );
}
