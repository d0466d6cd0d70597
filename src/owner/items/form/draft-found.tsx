import { useEffect, useRef } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useMoment } from './use-moment';

interface DraftFoundProps {
  /** When the draft was stored, in milliseconds since 1970. */
  storedAt: number;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers a draft of the same item that was left in an earlier tab: to go on with it, or to throw it away. */
export function DraftFound({ storedAt, onResume, onDiscard }: DraftFoundProps) {
  const { stored } = useWords(kitWords);
  const moment = useMoment();
  const notice = useRef<HTMLDivElement>(null);
  // After a reload, browsers scroll to where the owner was on the page. The offer may be above.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice
      ref={notice}
      tone="need"
      title={stored.offer}
      actions={
        <>
          <Button dense onClick={onResume}>
            {stored.resume}
          </Button>
          <Button kind="quiet" onClick={onDiscard}>
            {stored.discard}
          </Button>
        </>
      }
    >
      {stored.offerText(moment(storedAt))}
    </Notice>
  );
}
