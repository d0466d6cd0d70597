import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CohortDetail } from '#/features/cohorts/admin-queries';
import { settleDue } from '#/features/cohorts/commands/settle';
import type { Enrolled, Enrolment } from '#/features/cohorts/contract';
import { cohortMails } from '#/features/cohorts/jobs';
import type { EnrolmentMail, shortMail } from '#/features/cohorts/mails/kinds';
import { enrolments } from '#/features/cohorts/table';
import type { ComposerContext } from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { by } from './balances';
import type { Engine } from './database';
import { type Inbox, openInbox } from './inbox';

/** The fields of a cohort that a test overrides, and its days. */
interface CohortOver extends Record<string, unknown> {
  days?: string[];
}

/** A cohort as the owner's form sends it; its dates are given as days, each from 10:00 to 13:00. */
export const cohortOf = ({ days = ['2026-06-20', '2026-06-27'], ...over }: CohortOver = {}) => ({
  programId: 'ai-marketing-transformation',
  visibility: 'public',
  place: 'Kadıköy, İstanbul',
  dates: days.map((date) => ({ id: randomUUID(), date, from: '10:00', to: '13:00' })),
  link: 'https://meet.example/egitim',
  seats: 2,
  minimum: 0,
  lastDay: '',
  language: 'tr',
  price: { mode: 'request', amount: null, currency: 'TRY' },
  holdHours: 24,
  note: '',
  ...over,
});

/** A person who enrols. Each `place` has its own e-mail address and phone number. */
export const participantOf = (place: number, over: object = {}) => ({
  name: `Katılımcı ${['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On'][place - 1] ?? 'Çok'}`,
  email: `katilimci${place}@gizli.example`,
  phone: `+90 532 111 22 ${String(place).padStart(2, '0')}`,
  language: 'tr',
  ...over,
});

/** Enrols a person in a course far ahead, and leaves the course again, because nobody who has a seat can be erased. */
export async function leaveCourse({ owner, visitor }: Inbox, person: object): Promise<void> {
  const id = randomUUID();
  const day = new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 10);
  await owner('PUT', `cohorts/${id}`, cohortOf({ days: [day] }));
  const enrolled = await visitor.post(`/api/cohorts/${id}/enrolments`, { ...person, language: 'tr' });
  const { enrolmentId, token } = await enrolled.json();
  const left = await visitor.post(`/api/enrolments/${enrolmentId}/leave`, {}, by(token));
  if (left.status !== 200) throw new Error(`not left: ${left.status}`);
}

/** The API called as the owner who offers courses, and as the people who enrol. */
export async function openCourses(engine: Engine, now: string) {
  const inbox = await openInbox(engine, now);
  const { ctx } = inbox;
  const detail = (id: string): Promise<CohortDetail> => inbox.read(`cohorts/${id}`);
  const enrolRaw = (id: string, person: object, key?: string) =>
    inbox.visitor.post(`/api/cohorts/${id}/enrolments`, person, key ? { 'Idempotency-Key': key } : {});
  const mailContext: ComposerContext = { ...ctx, ownerEmail: undefined, baseUrl: 'https://kursu.example' };
  /** What each mail of a kind would say if it were sent now, in order of time. */
  const allComposed = async (about: string, kind: EnrolmentMail | typeof shortMail) => {
    const rows = await ctx.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.about, about), eq(mailOutbox.kind, kind)))
      .orderBy(mailOutbox.dueAt);
    return Promise.all(rows.map((row) => cohortMails[kind]?.(mailContext, row)));
  };
  return {
    ...inbox,
    detail,
    enrolRaw,
    /** Makes a cohort; returns its id. */
    async made(over: CohortOver = {}): Promise<string> {
      const id = randomUUID();
      const response = await inbox.owner('PUT', `cohorts/${id}`, cohortOf(over));
      if (response.status !== 200) throw new Error(`not made: ${response.status} ${await response.text()}`);
      return id;
    },
    /** Changes a cohort as the owner's form does. */
    async changed(id: string, over: object): Promise<Response> {
      const { values, version } = await detail(id);
      return inbox.owner('PUT', `cohorts/${id}`, { ...values, ...over, version });
    },
    async enrolled(id: string, place: number, over: object = {}): Promise<Enrolled> {
      const response = await enrolRaw(id, participantOf(place, over));
      if (response.status !== 201)
        throw new Error(`not enrolled: ${response.status} ${await response.text()}`);
      return response.json();
    },
    page: async ({ enrolmentId, token }: Enrolled): Promise<Enrolment> =>
      (await inbox.visitor.get(`/api/enrolments/${enrolmentId}`, by(token))).json(),
    answer: ({ enrolmentId, token }: Enrolled, what: 'accept' | 'leave') =>
      inbox.visitor.post(`/api/enrolments/${enrolmentId}/${what}`, { language: 'tr' }, by(token)),
    /** The statuses of a cohort's people, in the order in which they enrolled. */
    statuses: async (id: string) => (await detail(id)).people.map(({ status }) => status),
    settle: (cohortId: string) => settleDue(ctx, { cohortId }),
    /** The kinds of the mails about an enrolment or a cohort, without those of dropped mails. Sorted. */
    mails: async (about: string) =>
      (await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, about)))
        .filter(({ state }) => state !== 'dropped')
        .map(({ kind }) => kind)
        .sort(),
    /** What the latest mail of a kind would say if it were sent now; undefined where it would not be sent. */
    composed: async (about: string, kind: EnrolmentMail | typeof shortMail) =>
      (await allComposed(about, kind)).at(-1),
    allComposed,
    row: async (id: string) => (await ctx.db.select().from(enrolments).where(eq(enrolments.id, id)))[0],
    seats: async (program = 'ai-marketing-transformation') =>
      (await inbox.visitor.get(`/api/cohorts/seats?program=${program}`)).json(),
  };
}

export type Courses = Awaited<ReturnType<typeof openCourses>>;
