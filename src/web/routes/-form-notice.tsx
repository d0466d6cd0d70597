import type { NoticeForm } from '#/features/privacy/contract';
import { PrivacyLine } from '#/features/privacy/ui/privacy-line';
import { useProfile } from '#/features/profile/client';

/** The short privacy notice of a form, with the name of whoever is responsible. */
export function FormNotice({ form }: { form: NoticeForm }) {
  const { name, legal } = useProfile();
  return <PrivacyLine form={form} responsible={legal?.name || name} />;
}
