import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { calendarDay } from '#/platform/i18n/dates';
import { locales } from '#/platform/i18n/locale';
import { toInstant } from '#/platform/time/zone';
import { Button, ButtonLink } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { issueCertificate, markAttendance } from '../../admin-client';
import type { DateRequest } from '../../admin-contract';
import type { CohortDetail } from '../../admin-queries';
import { adminCohortWords } from '../../copy';
import { hasSeat } from '../../rules';
import styles from './cohort-room.module.css';

interface AttendanceProps {
  id: string;
  dates: readonly DateRequest[];
  people: CohortDetail['people'];
}

export function Attendance({ id, dates, people }: AttendanceProps) {
  const { attendance: words } = useWords(adminCohortWords).cohorts;
  const timeZone = useTimeZone();
  const isInBrowser = useMadeInBrowser();
  const seated = people.filter(({ status, erased }) => !erased && hasSeat(status));
  // The browser decides which dates have begun, because the page may have been open for days.
  const begun = isInBrowser
    ? dates.filter(({ date, from }) => toInstant(date, from, timeZone).getTime() <= Date.now())
    : [];
  if (seated.length === 0 || begun.length === 0) return null;
  return (
    <AdminPart id="attendance" title={words.title} note={words.note}>
      <ul>
        {seated.map((person) => (
          <Person key={person.id} id={id} person={person} dates={begun} />
        ))}
      </ul>
    </AdminPart>
  );
}

interface PersonProps {
  id: string;
  person: CohortDetail['people'][number];
  dates: readonly DateRequest[];
}

function Person({ id, person, dates }: PersonProps) {
  const { attendance: words } = useWords(adminCohortWords).cohorts;
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const saving = useSaving({ queryKey: ['inbox', 'cohorts'] });
  const { id: enrolmentId, name, attended, certifiable, certified } = person;
  const mark = (dateId: string, present: boolean) =>
    saving.run(() => markAttendance(id, { enrolmentId, dateId, present }, locale));
  const issue = (issued: boolean) =>
    saving.runAndSay(
      () => issueCertificate(id, { enrolmentId, issued }, locale),
      issued ? words.issued : words.revoked,
    );
  return (
    <li className={styles.person}>
      <p className={styles.title}>
        <bdi>{name}</bdi>
      </p>
      <div className={styles.days}>
        {dates.map(({ id: dateId, date }) => (
          <Check
            key={dateId}
            checked={attended.includes(dateId)}
            disabled={certified || saving.busy}
            aria-label={words.present(name, calendarDay(locale, date))}
            onChange={({ target }) => void mark(dateId, target.checked)}
          >
            {calendarDay(locale, date)}
          </Check>
        ))}
      </div>
      <Actions>
        {certified
          ? locales.map((language) => (
              <ButtonLink
                key={language}
                kind="secondary"
                dense
                download
                href={`/api/admin/enrolments/${enrolmentId}/certificate?lang=${language}`}
              >
                {words.download(names[language])}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </ButtonLink>
            ))
          : null}
        {certifiable ? (
          <Button
            kind={certified ? 'quiet' : 'secondary'}
            dense
            busy={saving.busy}
            onClick={() => void issue(!certified)}
          >
            {certified ? words.revoke : words.issue}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        ) : (
          <p className="field-hint">{words.later}</p>
        )}
      </Actions>
    </li>
  );
}
