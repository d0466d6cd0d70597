import { type ReactNode, useEffect } from 'react';
import { useWords } from '#/ui/language/language';
import { NoticeProvider, useNotice } from '#/ui/notices';
import { appWords } from '#/web/app/copy';

/** The notices of the site in the visitor's language, including those about a lost or restored connection. */
export function SiteNotices({ children }: { children: ReactNode }) {
  const { close } = useWords(appWords);
  return (
    <NoticeProvider closeLabel={close}>
      {children}
      <ConnectionNotice />
    </NoticeProvider>
  );
}

function ConnectionNotice() {
  const { lost, back } = useWords(appWords);
  const show = useNotice();
  useEffect(() => {
    const onLost = () => show({ ...lost, isAside: true });
    const onBack = () => show({ ...back, isAside: true });
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    };
  }, [show, lost, back]);
  return null;
}
