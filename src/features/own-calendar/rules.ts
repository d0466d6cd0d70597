import type { BookedTime } from '#/features/booking/booked-queries';
import type { CourseTime } from '#/features/cohorts/calendar-queries';
import { calendarUid, type FeedEntry } from '#/platform/calendar/calendar-file';
import type { OwnCalendarCopy } from './copy/admin/tr';

/**
 * A booked time as an event of the owner's calendars. It has no attendee, so that no calendar program sends mails to the visitor.
 */
export function toEvent(booked: BookedTime, words: OwnCalendarCopy['events'], baseUrl: string): FeedEntry {
  const { kind, id, start, end, days, isPending, sequence, changedAt, title, place, person } = booked;
  const name = [title || words.timeOff, person?.name].filter(Boolean).join(' · ');
  const url = kind === 'reservation' ? `${baseUrl}/admin/reservations/${id}` : undefined;
  return {
    uid: calendarUid(id, baseUrl),
    sequence,
    start,
    end,
    days,
    stamp: changedAt,
    status: isPending ? 'TENTATIVE' : 'CONFIRMED',
    summary: isPending ? words.pending(name) : name,
    description: [person?.phone, person?.company, url].filter(Boolean).join('\n'),
    location: place,
    ...(url ? { url } : {}),
  };
}

export function toCourseEvent(course: CourseTime, baseUrl: string): FeedEntry {
  const { id, cohortId, start, end, title, note, place, sequence, changedAt } = course;
  const url = `${baseUrl}/admin/cohorts/${cohortId}`;
  return {
    uid: calendarUid(id, baseUrl),
    sequence,
    start,
    end,
    stamp: changedAt,
    status: 'CONFIRMED',
    summary: [title, note].filter(Boolean).join(' · '),
    description: url,
    location: place,
    url,
  };
}
