import { type ReactNode, useEffect } from 'react';
import { useCopy } from '#/platform/i18n/copy';
import { NoticeProvider, useNotice } from '#/ui/notices';

/** The notices of the site, in the visitor's language; a connection that goes or comes back is one of them. */
export function SiteNotices({ children }: { children: ReactNode }) {
  const { close } = useCopy('app');
  return (
    <NoticeProvider closeLabel={close}>
      {children}
      <ConnectionNotice />
    </NoticeProvider>
  );
}

function ConnectionNotice() {
  const { lost, back } = useCopy('app');
  const show = useNotice();
  useEffect(() => {
    const onLost = () => show(lost);
    const onBack = () => show(back);
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    };
  }, [show, lost, back]);
  return null;
}
