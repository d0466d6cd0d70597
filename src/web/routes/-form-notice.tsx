import type { NoticeForm } from '#/features/privacy/contract';
import { PrivacyLine } from '#/features/privacy/ui/privacy-line';
import { useProfile } from '#/features/profile/client';

export function FormNotice({ form }: { form: NoticeForm }) {
  const { name, legal } = useProfile();
  return <PrivacyLine form={form} responsible={legal?.name || name} />;
}
