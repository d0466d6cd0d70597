import type { KitLabels, MomentParts } from '#/owner/kit/kit-labels.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/feedback.tsx';

interface DraftOfferProps {
  labels: KitLabels;
  /** When it was kept. */
  keptAt: MomentParts;
  onResume: () => void;
  onDiscard: () => void;
}

/** What a closed tab left behind, offered back. */
export const DraftOffer = ({ labels: { kept }, keptAt, onResume, onDiscard }: DraftOfferProps) => (
  <Notice
    tone="need"
    title={kept.offer}
    actions={
      <>
        <Button dense onClick={onResume}>
          {kept.resume}
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          {kept.discard}
        </Button>
      </>
    }
  >
    {kept.offerText(keptAt)}
  </Notice>
);
