import { recordClient } from '#/owner/records/client';
import { recordWords } from '#/owner/records/copy';
import { filterOptions } from '#/owner/records/filter-bar';
import { usePersonPart } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { RecordLines, usePersonColumn, useReceivedColumn } from '#/owner/records/record-rows';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { ApplicationTypes } from './admin-queries';
import { adminTrainingWords, trainingWords } from './copy';
import { statuses, trainingTypes } from './rules';
import { ApplicationProgress } from './ui/admin/application-progress';

export const applicationRecords: RecordKind<ApplicationTypes> = {
  client: recordClient('applications'),
  words: adminTrainingWords,
  tones: { pending: 'new', contacted: 'open', offered: 'open', accepted: 'done', declined: 'off' },
  isWaiting: ({ status, erased }) => status === 'pending' && !erased,
  done: ({ done }, status) => done.status(status),
  useColumns() {
    const { columns, people } = useWords(adminTrainingWords);
    const { trainingTypes: types } = useWords(trainingWords);
    return [
      usePersonColumn(columns.person),
      {
        label: columns.program,
        width: '4fr',
        cell: ({ service, trainingType, participantCount }) => (
          <RecordLines first={service} second={`${types[trainingType]} · ${people(participantCount)}`} />
        ),
      },
      useReceivedColumn(columns.received),
    ];
  },
  useFilters(_, programs) {
    const { filters, statuses: names } = useWords(adminTrainingWords);
    const { trainingTypes: types } = useWords(trainingWords);
    const { list } = useWords(recordWords);
    return [
      { name: 'status', label: list.status, options: filterOptions(statuses, names, list.everyStatus) },
      {
        name: 'program',
        label: filters.program,
        options: [{ value: '', label: filters.everyProgram }, ...programs],
      },
      { name: 'type', label: filters.type, options: filterOptions(trainingTypes, types, filters.everyType) },
    ];
  },
  useParts(record) {
    const { detail } = useWords(adminTrainingWords);
    const { trainingTypes: types, formats, urgencies } = useWords(trainingWords);
    const { person } = useWords(recordWords);
    const moment = useShortDateTime();
    const { budget, createdAt } = record;
    return [
      {
        id: 'training',
        title: detail.training,
        facts: [
          { term: detail.program, detail: record.service },
          { term: detail.duration, detail: record.duration },
          { term: detail.type, detail: types[record.trainingType] },
          { term: detail.participants, detail: <Latin text={record.participantCount} /> },
          { term: detail.format, detail: formats[record.preferredFormat] },
          { term: detail.urgency, detail: urgencies[record.urgency] },
          { term: detail.budget, detail: budget ? <bdi>{budget}</bdi> : person.none },
          { term: person.received, detail: moment(createdAt) },
          { term: person.number, detail: <Latin text={record.id} />, wide: true },
        ],
      },
      usePersonPart(record),
    ];
  },
  Above: ApplicationProgress,
};
