import type { ComponentProps } from 'react';
import type { KitLabels } from '#/owner/kit/kit-labels.ts';
import { Tag } from '#/ui/choice.tsx';
import '#/owner/kit/kit.css';

/** Published or draft, as a card says it. */
export const PublishBadge = ({ published, labels }: { published: boolean; labels: KitLabels }) => (
  <Tag className={published ? undefined : 'tag-draft'}>{published ? labels.published : labels.draft}</Tag>
);

/** The switch between the two; a checkbox to whoever registers it. */
export const PublishSwitch = ({ labels, ...rest }: ComponentProps<'input'> & { labels: KitLabels }) => (
  <div className="field">
    <span className="field-label" aria-hidden="true">
      {labels.state}
    </span>
    <label className="publish">
      <span>{labels.show}</span>
      <input {...rest} type="checkbox" />
    </label>
  </div>
);
