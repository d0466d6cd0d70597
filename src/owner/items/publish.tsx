import type { ComponentProps } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Tag } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import styles from './publish.module.css';

/** Published or draft, for a card. */
export function PublishBadge({ published }: { published: boolean }) {
  const words = useWords(kitWords);
  return (
    <Tag className={published ? undefined : styles.draft}>{published ? words.published : words.draft}</Tag>
  );
}

/** The switch between published and draft, which is a checkbox for forms. */
export function PublishSwitch(props: ComponentProps<'input'>) {
  const words = useWords(kitWords);
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {words.state}
      </span>
      <label className={styles.switch}>
        <span>{words.show}</span>
        <input {...props} type="checkbox" />
      </label>
    </div>
  );
}
