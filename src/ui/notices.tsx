import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { NoticeMessage } from './notice-message';

/** Called without a message, it closes the notice of a failure, because what failed is being tried again. */
type ShowNotice = (message?: NoticeMessage) => void;

const NoticeContext = createContext<ShowNotice | null>(null);

/** Returns a function that shows a notice in place of the visible one. A message with `isAside` never replaces a failure's. */
export function useNotice(): ShowNotice {
  const show = useContext(NoticeContext);
  if (!show) throw new Error('Notices are only shown inside a NoticeProvider.');
  return show;
}

const loadToast = () => import('./toast').then(({ Toast }) => ({ default: Toast }));

/** Loaded on demand. If loading fails, the title of the notice is shown alone. */
const Toast = lazy(() =>
  loadToast().catch(() => ({
    default: ({ message }: { message: NoticeMessage }) => <p className="notice">{message.title}</p>,
  })),
);

/** Loads the toast in advance, so that it can be shown while offline. */
export const prepareNotices = (): void => void loadToast().catch(() => undefined);

/** Holds the one visible notice, in live regions for screen readers. `closeLabel` names the button that closes it. */
export function NoticeProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: NoticeMessage }>();
  const count = useRef(0);
  const show = useCallback((message?: NoticeMessage) => {
    count.current += 1;
    const next = message && { id: count.current, message };
    setShown((before) => {
      const isFailure = before?.message.tone === 'danger';
      if (isFailure && message?.isAside) return before;
      return isFailure ? next : (next ?? before);
    });
  }, []);
  const close = useCallback(() => setShown(undefined), []);
  const toast = useMemo(
    () =>
      shown && (
        <Suspense>
          <Toast key={shown.id} message={shown.message} closeLabel={closeLabel} onClose={close} />
        </Suspense>
      ),
    [shown, closeLabel, close],
  );
  const urgent = shown?.message.tone === 'danger';
  return (
    <NoticeContext value={show}>
      {children}
      <div className="toasts">
        <div aria-live="polite" aria-atomic="true">
          {urgent ? null : toast}
        </div>
        <div aria-live="assertive" aria-atomic="true">
          {urgent ? toast : null}
        </div>
      </div>
    </NoticeContext>
  );
}
