import { useRouter } from '@tanstack/react-router';
import { useCopy } from '#/platform/i18n/copy';
import { Button } from '#/ui/button';
import { Wrap } from '#/ui/layout';

/** A page that could not be loaded: says so, and offers to try again. */
export function PageFailed() {
  const { failed } = useCopy('shell');
  const router = useRouter();
  return (
    <Wrap className="message-page">
      <h1 className="text-h1">{failed.title}</h1>
      <p>{failed.text}</p>
      <div className="message-actions">
        <Button onClick={() => router.invalidate()}>{failed.retry}</Button>
      </div>
    </Wrap>
  );
}
