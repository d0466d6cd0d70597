import { useQuery } from '@tanstack/react-query';
import { SortableList } from '#/owner/items/list/sortable-list';
import { Check } from '#/owner/kit/check';
import { useWords } from '#/ui/language/language';
import { emptySectionsQuery } from '../../admin-client';
import { type HomeSection, isHideable, type Look } from '../../contract';
import { adminLookWords } from '../../copy';
import styles from './sections-choice.module.css';

interface SectionsChoiceProps {
  look: Pick<Look, 'order' | 'hidden'>;
  onChange: (sections: Pick<Look, 'order' | 'hidden'>) => void;
}

export function SectionsChoice({ look: { order, hidden }, onChange }: SectionsChoiceProps) {
  const { sections: words } = useWords(adminLookWords);
  const { data: empty = [] } = useQuery(emptySectionsQuery());
  const show = (section: HomeSection, shown: boolean) =>
    onChange({
      order,
      hidden: shown ? hidden.filter((each) => each !== section) : [...hidden, section],
    });
  return (
    <SortableList
      items={order.map((section) => ({ id: section, title: words.names[section] }))}
      label={words.list}
      className={styles.root}
      locked={false}
      onOrder={(ids) => onChange({ order: ids as HomeSection[], hidden })}
    >
      {({ id, title }, handle) => (
        <div className={styles.row}>
          {isHideable(id) ? (
            <Check
              checked={!hidden.includes(id)}
              onChange={({ target }) => show(id, target.checked)}
              aria-label={words.show(title)}
            >
              <span>
                {title}
                {id === 'stats' ? <span className="text-muted"> ({words.stats})</span> : null}
                {empty.includes(id) && !hidden.includes(id) ? (
                  <span className="text-muted"> ({words.empty})</span>
                ) : null}
              </span>
            </Check>
          ) : (
            <span>
              {title} <span className="text-muted">({words.always})</span>
            </span>
          )}
          {handle}
        </div>
      )}
    </SortableList>
  );
}
