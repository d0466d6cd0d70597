import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { KitLabels, MomentParts } from '#/owner/kit/kit-labels.ts';
import { ConflictView, type ConflictViewProps } from './conflict-view.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { SaveBar } from './save-bar.tsx';
import '#/owner/kit/kit.css';

interface EditFrameProps {
  labels: KitLabels;
  title: string;
  frame: Ref<HTMLFormElement>;
  saving: boolean;
  /** When the draft was kept. */
  keptAt?: MomentParts | undefined;
  /** What a closed tab left behind. */
  offer?: { keptAt: MomentParts; onResume: () => void; onDiscard: () => void } | undefined;
  /** Both versions, where somebody else has saved in between. */
  conflict?: Omit<ConflictViewProps, 'labels' | 'saving'> | undefined;
  onSubmit: (event: FormEvent) => void;
  /** Whether something was typed that is stored nowhere. */
  isChanged: () => boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in the place of what it changes; it takes the focus when it opens. */
export function EditFrame({
  labels,
  title,
  frame,
  saving,
  keptAt,
  offer,
  conflict,
  onSubmit,
  isChanged,
  onCancel,
  children,
}: EditFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form ref={frame} className="edit-frame" noValidate onSubmit={onSubmit} aria-label={title}>
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h3>
      {offer ? <DraftOffer labels={labels} {...offer} /> : null}
      {children}
      {conflict ? <ConflictView labels={labels} saving={saving} {...conflict} /> : null}
      {conflict ? null : (
        <SaveBar labels={labels} saving={saving} keptAt={keptAt} asks={isChanged} onCancel={onCancel} />
      )}
    </form>
  );
}
