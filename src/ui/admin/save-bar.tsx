import { Button } from '../button.tsx';
import type { KitLabels } from './kit-labels.ts';
import './kit.css';

interface SaveBarProps {
  labels: KitLabels;
  saving: boolean;
  /** When the draft was kept on this device, in words; nothing while there is none. */
  keptAt?: string | undefined;
  onCancel: () => void;
}

/** The foot of a form, always in sight: when its draft was kept, and the ways out. Save submits the form around it. */
export function SaveBar({ labels, saving, keptAt, onCancel }: SaveBarProps) {
  return (
    <div className="save-bar">
      <p className="text-meta" role="status">
        {keptAt ? labels.kept.at(keptAt) : null}
      </p>
      <Button kind="secondary" dense onClick={onCancel}>
        {labels.cancel}
      </Button>
      <Button type="submit" dense busy={saving}>
        {saving ? labels.saving : labels.save}
      </Button>
    </div>
  );
}
