import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ResetPassword } from '#/features/identity/ui/admin/reset-password';
import { LanguageProvider, useLocale } from '#/platform/i18n/copy';
import { localeOf } from '#/platform/i18n/locale';
import { EntranceBrand, EntranceTools } from '../admin/entrance-frame';
import { copyIn } from '../copy';
import { adminCopyIn, loadAdminCopy, useAdminCopy } from '../copy/admin';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { personalHeaders } from '../head/personal-headers';

/** Where the mail with the link for a new password leads, signed in or not. */
export const Route = createFileRoute('/admin_/reset')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ deps }) => {
    await loadAdminCopy(localeOf(deps.lang));
  },
  head: ({ match }) => {
    const page = pageData(match);
    const words = page && adminCopyIn(page.locale);
    if (!page || !words) return {};
    const { title } = words.adminIdentity.reset;
    return pageHead({ ...page, path: '', title, description: title, keywords: '', personal: true });
  },
  headers: () => personalHeaders,
  component: Reset,
});

function Reset() {
  const locale = useLocale();
  const adminCopy = useAdminCopy(locale);
  const navigate = useNavigate();
  return (
    <LanguageProvider locale={locale} copy={{ ...copyIn(locale), ...adminCopy }}>
      <ResetPassword
        brand={<EntranceBrand />}
        tools={<EntranceTools />}
        onDone={() => void navigate({ to: '/admin', reloadDocument: true })}
      />
    </LanguageProvider>
  );
}
