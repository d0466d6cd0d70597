import { kitWords } from '#/owner/kit/copy';
import { EnteredProse } from '#/owner/kit/fact-list';
import { recordClient } from '#/owner/records/client';
import { recordWords } from '#/owner/records/copy';
import { filterOptions } from '#/owner/records/filter-bar';
import { noticeFact } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { Clamped, RecordLines, usePersonColumn, useReceivedColumn } from '#/owner/records/record-rows';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { MessageTypes } from './admin-queries';
import { adminContactWords, contactWords } from './copy';
import { eventTypes, messageStatuses } from './rules';
import { MessageStatusPart, MessageSuspicion } from './ui/admin/message-parts';

export const messageRecords: RecordKind<MessageTypes> = {
  client: recordClient('messages'),
  words: adminContactWords,
  tones: { unread: 'new', read: 'open', answered: 'done', spam: 'off' },
  isWaiting: ({ status }) => status === 'unread',
  done: ({ done }, status) => done(status),
  useColumns() {
    const { columns } = useWords(adminContactWords);
    const { eventTypes: subjects } = useWords(contactWords);
    return [
      usePersonColumn(columns.person),
      {
        label: columns.message,
        width: '5fr',
        cell: ({ excerpt, eventType }) => (
          <RecordLines first={<Clamped text={excerpt} />} second={eventType ? subjects[eventType] : null} />
        ),
      },
      useReceivedColumn(columns.received),
    ];
  },
  useFilters() {
    const { filters, statuses } = useWords(adminContactWords);
    const { eventTypes: subjects } = useWords(contactWords);
    const { list } = useWords(recordWords);
    return [
      { name: 'status', label: list.status, options: filterOptions(messageStatuses, statuses, filters.all) },
      {
        name: 'subject',
        label: filters.subject,
        options: filterOptions(eventTypes, subjects, filters.everySubject),
      },
    ];
  },
  useParts({ name, email, company, language, message, eventType, createdAt, erasedAt, noticeVersion }) {
    const { detail } = useWords(adminContactWords);
    const { eventTypes: subjects } = useWords(contactWords);
    const { person } = useWords(recordWords);
    const { names } = useWords(kitWords).languages;
    const moment = useShortDateTime();
    return [
      {
        id: 'message',
        title: detail.message,
        content: erasedAt ? <p className="text-muted">{person.erased}</p> : <EnteredProse text={message} />,
      },
      {
        id: 'person',
        title: person.title,
        facts: [
          erasedAt ? null : { term: person.name, detail: <bdi>{name}</bdi> },
          { term: person.language, detail: names[language] },
          erasedAt ? null : { term: person.email, detail: <Latin text={email} /> },
          company ? { term: person.company, detail: <bdi>{company}</bdi> } : null,
          { term: detail.subject, detail: eventType ? subjects[eventType] : detail.noSubject },
          { term: person.received, detail: moment(createdAt) },
          noticeFact(person, noticeVersion),
        ],
      },
    ];
  },
  Above: MessageSuspicion,
  Beside: MessageStatusPart,
};
