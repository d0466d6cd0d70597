import type { ComponentProps } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Tag } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import type { OwnersItem } from './item';
import styles from './publish.module.css';

export function PublishBadge({ published }: { published: boolean }) {
  const words = useWords(kitWords);
  return (
    <Tag className={published ? undefined : styles.draft}>{published ? words.published : words.draft}</Tag>
  );
}

export function SampleBadge({ item }: { item: Pick<OwnersItem, 'isSample'> }) {
  const { sample } = useWords(kitWords);
  return item.isSample ? <Tag>{sample.tag}</Tag> : null;
}

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
