import type { Locale } from '#/platform/i18n/locale';
import { useLocale } from '#/ui/language/language';
import { codeRequest } from '../../admin-contract';
import { useOwnerForm } from './use-owner-form';

export function useCodeForm(send: (code: string, language: Locale) => Promise<unknown>, onSent: () => void) {
  const locale = useLocale();
  return useOwnerForm({
    schema: codeRequest,
    initialValues: { code: '' },
    focus: 'code',
    send: ({ code }) => send(code, locale),
    onSent,
  });
}
