import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { useSaving } from '#/owner/kit/use-saving';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { emptyNote, ownersPrivacyQuery } from '../../admin-client';
import type { Person } from '../../admin-contract';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';

interface PersonMentionsProps extends Pick<Person, 'mentions'> {
  onEmptied: (id: string) => void;
}

function MentionLink({ kind, id }: Pick<Person['mentions'][number], 'kind' | 'id'>) {
  const { person: words } = useWords(adminPrivacyWords);
  if (kind === 'pastBlocks') return words.pastBlock;
  if (kind === 'blocks') return <Link to="/admin/availability">{words.block}</Link>;
  if (kind === 'cohorts')
    return (
      <Link to="/admin/cohorts/$id" params={{ id }}>
        {words.cohort}
      </Link>
    );
  return (
    <Link to={`/admin/${kind}/$id`} params={{ id }}>
      {words.kinds[kind]}
    </Link>
  );
}

/** A button that empties the note on a time that is over or deleted. No other page shows this note. */
function EmptyNote({ id, onEmptied }: { id: string; onEmptied: () => void }) {
  const { emptyNote: words } = useWords(adminPrivacyWords).person;
  const emptying = useSaving({ queryKey: ownersPrivacyQuery().queryKey });
  const empty = async () => {
    if (!(await emptying.runAndSay(() => emptyNote(id), words.done))) return false;
    onEmptied();
    return true;
  };
  return (
    <Actions>
      <ConfirmStep kind="secondary" words={words} busy={emptying.busy} onConfirm={empty} />
    </Actions>
  );
}

/** Other people's records and the owner's notes that mention the person. The owner has to check these herself. */
export function PersonMentions({ mentions, onEmptied }: PersonMentionsProps) {
  const { person: words } = useWords(adminPrivacyWords);
  const moment = useShortDateTime();
  return (
    <div className={styles.others}>
      <p>{words.mentions}</p>
      <ul className={styles.records}>
        {mentions.map(({ kind, id, createdAt }) => (
          <li key={id}>
            <MentionLink kind={kind} id={id} /> <span className="text-muted">{moment(createdAt)}</span>
            {kind === 'pastBlocks' ? <EmptyNote id={id} onEmptied={() => onEmptied(id)} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
