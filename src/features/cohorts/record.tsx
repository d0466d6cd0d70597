import { recordClient } from '#/owner/records/client';
import { recordWords } from '#/owner/records/copy';
import { filterOptions } from '#/owner/records/filter-bar';
import { usePersonPart } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { RecordLines, usePersonColumn, useReceivedColumn } from '#/owner/records/record-rows';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { EnrolmentTypes } from './admin-queries';
import { adminCohortWords } from './copy';
import { enrolmentStatuses } from './rules';
import { EnrolmentActions } from './ui/admin/enrolment-actions';

export const enrolmentRecords: RecordKind<EnrolmentTypes> = {
  client: recordClient('enrolments'),
  words: adminCohortWords,
  tones: {
    enrolled: 'open',
    waiting: 'new',
    offered: 'new',
    finished: 'done',
    left: 'off',
    removed: 'off',
    lapsed: 'off',
    cancelled: 'off',
  },
  done: ({ done }) => done.status,
  whyNotErasable: ({ erasable }, { actions }) => (erasable ? null : actions.stillOpen),
  useColumns() {
    const { columns, begins: beginsOn, noDates } = useWords(adminCohortWords);
    const moment = useShortDateTime();
    return [
      usePersonColumn(columns.person),
      {
        label: columns.course,
        width: '4fr',
        cell: ({ title, begins }) => (
          <RecordLines first={title} second={begins ? beginsOn(moment(begins)) : noDates} />
        ),
      },
      useReceivedColumn(columns.received),
    ];
  },
  useFilters(_, offered) {
    const { filters, statuses } = useWords(adminCohortWords);
    const { list } = useWords(recordWords);
    return [
      {
        name: 'cohort',
        label: filters.cohort,
        options: [{ value: '', label: filters.everyCohort }, ...offered],
      },
      {
        name: 'status',
        label: list.status,
        options: filterOptions(enrolmentStatuses, statuses, list.everyStatus),
      },
    ];
  },
  useParts(record) {
    const { detail, noDates } = useWords(adminCohortWords);
    const moment = useShortDateTime();
    const { begins, createdAt, heldUntil } = record;
    return [
      {
        id: 'enrolment',
        title: detail.enrolment,
        facts: [
          { term: detail.course, detail: record.title },
          { term: detail.begins, detail: begins ? moment(begins) : noDates },
          { term: detail.received, detail: moment(createdAt) },
          heldUntil ? { term: detail.heldUntil, detail: moment(heldUntil) } : null,
          { term: detail.number, detail: <Latin text={record.id} />, wide: true },
        ],
      },
      usePersonPart({ ...record, message: null }),
    ];
  },
  Above: EnrolmentActions,
};
