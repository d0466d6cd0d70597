import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StatusTag } from '#/owner/kit/status-tag';
import { recordWords } from '#/owner/records/copy';
import { PersonLines } from '#/owner/records/person-lines';
import { RecordLines, type RecordRow } from '#/owner/records/record-list';
import { RecordPage } from '#/owner/records/record-page';
import { shortMoment } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { useLocale, useWords } from '#/ui/language/language';
import { messagesFile, messagesQuery } from '../../admin-client';
import type { MessageSummary } from '../../admin-contract';
import { contactWords } from '../../copy';
import { adminContactWords } from '../../copy/admin';
import type { MessageSearch } from '../../rules';
import { MessageFilters } from './message-filters';
import { statusTones } from './status-tone';

interface MessageListProps {
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
}

/** Every message but spam, unless something else is chosen; the latest first. */
export function MessageList({ search, onSearch }: MessageListProps) {
  const copy = useWords(adminContactWords);
  const labels = useWords(recordWords);
  const locale = useLocale();
  const { data } = useSuspenseQuery(messagesQuery(search));
  const columns = useMessageColumns();
  const rows = useMessageRows(data.items);
  return (
    <RecordPage
      words={copy}
      labels={labels}
      search={search}
      filters={<MessageFilters search={search} onSearch={onSearch} />}
      columns={columns}
      rows={rows}
      found={data}
      link={(wanted, className, label) => (
        <Link to="/admin/messages" search={wanted} className={className}>
          {label}
        </Link>
      )}
      file={messagesFile(search, locale)}
    />
  );
}

export function useMessageColumns() {
  const { columns } = useWords(adminContactWords);
  return [
    { label: columns.person, width: '3fr' },
    { label: columns.message, width: '5fr' },
    { label: columns.received, width: '10rem' },
    { label: columns.status, width: '8.5rem' },
  ];
}

export function useMessageRows(items: readonly MessageSummary[]): RecordRow[] {
  const { statuses } = useWords(adminContactWords);
  const { eventTypes } = useWords(contactWords);
  const { list } = useWords(recordWords);
  const locale = useLocale();
  return items.map((item) => ({
    id: item.id,
    fresh: item.status === 'unread',
    cells: [
      <Link key="person" to="/admin/messages/$id" params={{ id: item.id }} className="record-link">
        <PersonLines person={item} erased={list.erased} />
      </Link>,
      <RecordLines
        key="message"
        first={
          <span dir="auto" className="record-excerpt">
            {item.excerpt}
          </span>
        }
        second={item.eventType ? eventTypes[item.eventType] : null}
      />,
      <time key="received" dateTime={item.createdAt}>
        {shortMoment(locale, timeZone, new Date(item.createdAt))}
      </time>,
      <RecordLines
        key="status"
        first={<StatusTag tone={statusTones[item.status]}>{statuses[item.status]}</StatusTag>}
        second={item.mailFailing ? <span className="mail-failing">{list.mailFailing}</span> : null}
      />,
    ],
  }));
}
