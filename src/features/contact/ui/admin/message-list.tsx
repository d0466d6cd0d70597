import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { timeZone } from '#/features/availability/contract';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { shortMoment } from '#/platform/i18n/dates';
import { AdminHead } from '#/ui/admin/admin-head';
import { PersonLines } from '#/ui/admin/person-lines';
import { Pager, RecordLines, RecordList, type RecordRow } from '#/ui/admin/record-list';
import { StatusTag } from '#/ui/admin/status-tag';
import { buttonClass, inlineActionClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { messagesFile, messagesQuery } from '../../admin-client';
import type { MessageSummary } from '../../admin-contract';
import type { MessageSearch } from '../../rules';
import { MessageFilters } from './message-filters';
import { statusTones } from './status-tone';

interface MessageListProps {
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
}

/** Every message but spam, unless something else is chosen; the latest first. */
export function MessageList({ search, onSearch }: MessageListProps) {
  const copy = useCopy('adminContact');
  const { list, pages } = useCopy('adminInbox');
  const locale = useLocale();
  const { data } = useSuspenseQuery(messagesQuery(search));
  const isNarrowed = Object.keys(search).length > 0;
  const columns = useMessageColumns();
  const rows = useMessageRows(data.items);
  return (
    <>
      <AdminHead title={copy.title} />
      <MessageFilters search={search} onSearch={onSearch} />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title={isNarrowed ? copy.empty.filteredTitle : copy.empty.title}
          text={isNarrowed ? copy.empty.filteredText : copy.empty.text}
          action={
            isNarrowed ? (
              <Link
                to="/admin/messages"
                search={{}}
                className={buttonClass({ kind: 'secondary', dense: true })}
              >
                {list.clear}
              </Link>
            ) : null
          }
        />
      ) : (
        <RecordList label={copy.title} columns={columns} rows={rows} />
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        words={pages}
        link={(page, label) => (
          <Link
            to="/admin/messages"
            search={{ ...search, page: page > 1 ? String(page) : undefined }}
            className={inlineActionClass}
          >
            {label}
          </Link>
        )}
      />
      <div className="list-foot">
        <span role="status">{copy.count(data.total)}</span>
        <a href={messagesFile(search, locale)} download className={inlineActionClass}>
          {list.csv}
        </a>
      </div>
    </>
  );
}

export function useMessageColumns() {
  const { columns } = useCopy('adminContact');
  return [
    { label: columns.person, width: '3fr' },
    { label: columns.message, width: '5fr' },
    { label: columns.received, width: '10rem' },
    { label: columns.status, width: '11rem' },
  ];
}

export function useMessageRows(items: readonly MessageSummary[]): RecordRow[] {
  const { statuses } = useCopy('adminContact');
  const { eventTypes } = useCopy('contact');
  const { list } = useCopy('adminInbox');
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
