import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { by } from '../../tests/support/balances';
import { type Courses, openCourses } from '../../tests/support/cohorts';
import { oneEngine } from '../../tests/support/database';

const now = '2026-06-08T07:00:00Z';

describe.each(oneEngine)('attendance, certificates and private courses on %s', (engine) => {
  let courses: Courses;
  beforeEach(async () => {
    courses = await openCourses(engine, now);
  });
  afterEach(() => courses.close());

  test('Given a course that is over, Then who was there gets a certificate in three languages, which nobody else opens', async () => {
    const id = await courses.made({ seats: 3 });
    const [present, absent] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    const [first, second] = (await courses.detail(id)).values.dates;
    const mark = (enrolmentId: string, dateId = '', isPresent = true) =>
      courses.post(`cohorts/${id}/attendance`, { enrolmentId, dateId, present: isPresent });
    const issue = (enrolmentId: string, issued = true) =>
      courses.post(`cohorts/${id}/certificates`, { enrolmentId, issued });
    // Before the first date, nobody can be marked as present.
    expect((await mark(present.enrolmentId, first?.id)).status).toBe(409);
    courses.clock.set('2026-06-20T08:00:00Z');
    expect((await mark(present.enrolmentId, first?.id)).status).toBe(200);
    expect((await mark(present.enrolmentId, second?.id)).status).toBe(409);
    expect((await mark(present.enrolmentId, randomUUID())).status).toBe(409);
    expect((await issue(present.enrolmentId)).status).toBe(409);
    courses.clock.set('2026-06-27T10:00:00Z');
    await mark(present.enrolmentId, second?.id);
    await mark(absent.enrolmentId, first?.id);
    await mark(absent.enrolmentId, first?.id, false);
    const page = async (token: string, lang: string) =>
      courses.visitor.get(`/api/enrolments/${present.enrolmentId}/certificate?lang=${lang}`, by(token));
    expect((await page(present.token, 'tr')).status).toBe(404);
    expect((await issue(absent.enrolmentId)).status).toBe(409);
    expect((await issue(present.enrolmentId)).status).toBe(200);
    expect((await issue(present.enrolmentId)).status).toBe(200);
    const mails = await courses.mails(present.enrolmentId);
    expect(mails.filter((kind) => kind === 'enrolment-certificate')).toHaveLength(1);
    expect((await courses.page(present)).certified).toBe(true);
    const titles = { tr: 'Katılım Belgesi', en: 'Certificate of Participation', ar: 'شهادة مشاركة' };
    const said = {
      tr: '20–27 Haziran 2026 6 saat',
      en: 'June 20 – 27, 2026 6 hours',
      ar: '20–27 يونيو 2026 6 ساعات',
    };
    for (const locale of locales) {
      const response = await page(present.token, locale);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const pdf = await PDFDocument.load(await response.arrayBuffer());
      expect(pdf.getPageCount()).toBe(1);
      expect(pdf.getTitle()).toBe(`${titles[locale]} · Katılımcı Bir`);
      expect(pdf.getSubject()).toContain(said[locale]);
      const own = await courses.get(`enrolments/${present.enrolmentId}/certificate?lang=${locale}`);
      expect(own.status).toBe(200);
    }
    expect((await page(absent.token, 'tr')).status).toBe(403);
    const person = { contacts: ['katilimci1@gizli.example'], language: 'en' };
    const file = await (await courses.post('privacy/person/file', person)).text();
    for (const words of ['Days attended', '2026-06-20, 2026-06-27', 'Certificate of participation'])
      expect(file).toContain(words);
    // The attendance that a certificate states can't be changed until the certificate is withdrawn.
    expect((await mark(present.enrolmentId, second?.id, false)).status).toBe(409);
    expect((await issue(present.enrolmentId, false)).status).toBe(200);
    expect((await page(present.token, 'tr')).status).toBe(404);
    expect(await courses.composed(present.enrolmentId, 'enrolment-certificate')).toBeUndefined();
  });

  test('Given a person who was there on no day, Then the own page knows it once each day has its note, and not before', async () => {
    const id = await courses.made({ seats: 3 });
    const [present, absent] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    const [first, second] = (await courses.detail(id)).values.dates;
    const mark = (enrolmentId: string, dateId = '', isPresent = true) =>
      courses.post(`cohorts/${id}/attendance`, { enrolmentId, dateId, present: isPresent });
    courses.clock.set('2026-06-27T10:00:00Z');
    await mark(present.enrolmentId, first?.id);
    expect(await courses.page(absent)).toMatchObject({ status: 'enrolled', absent: false });
    await courses.settle(id);
    const isAbsent = async () => [(await courses.page(present)).absent, (await courses.page(absent)).absent];
    // Nobody's attendance has been marked for the second day yet.
    expect(await isAbsent()).toEqual([false, false]);
    await mark(absent.enrolmentId, second?.id, false);
    expect(await isAbsent()).toEqual([false, true]);
    await mark(absent.enrolmentId, second?.id);
    expect(await isAbsent()).toEqual([false, false]);
  });

  test('Given a company’s inquiry, Then one press makes a private course of it, and a second one opens the same', async () => {
    const { reservationId } = await (
      await courses.visitor.post('/api/training-reservations', {
        name: 'Zeynep Ak',
        email: 'zeynep@gizli.example',
        phone: '+90 532 111 22 33',
        program: 'kurum-ici-akademi',
        participantCount: '14',
        trainingType: 'corporate',
        preferredFormat: 'onsite',
        urgency: 'flexible',
        company: 'Ak Tekstil',
        language: 'en',
      })
    ).json();
    const make = () => courses.post('cohorts/from-application', { applicationId: reservationId });
    const [one, other] = await Promise.all([make(), make()]);
    const { id } = await one.json();
    expect((await other.json()).id).toBe(id);
    const made = await courses.detail(id);
    expect(made).toMatchObject({
      applicationId: reservationId,
      values: { visibility: 'private', seats: 14, language: 'en', note: 'Ak Tekstil', dates: [] },
    });
    const key = made.privateLink?.split('/').at(-1);
    const shown = await courses.visitor.get(`/api/private-cohorts/${key}?lang=tr`);
    expect(await shown.json()).toMatchObject({ id, dates: [], openness: 'open' });
    // The company's name is in the owner's note, which visitors don't see.
    expect(
      JSON.stringify(await (await courses.visitor.get(`/api/private-cohorts/${key}`)).json()),
    ).not.toContain('Ak Tekstil');
    expect((await courses.post('cohorts/from-application', { applicationId: randomUUID() })).status).toBe(
      404,
    );
    // After a course was cancelled, another one can be made from the same application.
    await courses.post(`cohorts/${id}/cancel`, { note: '' });
    const { id: next } = await (await make()).json();
    expect(next).not.toBe(id);
    expect((await (await make()).json()).id).toBe(next);
    // Erasing the application also erases the company's name in the notes of both courses.
    expect((await courses.post(`applications/${reservationId}/erase`)).status).toBeLessThan(300);
    for (const each of [id, next]) expect((await courses.detail(each)).values.note).toBe('');
  });
});
