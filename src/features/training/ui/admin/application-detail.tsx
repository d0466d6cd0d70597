import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList, Latin } from '#/owner/kit/fact-list';
import { StatusTag } from '#/owner/kit/status-tag';
import { AnswerLinks } from '#/owner/records/answer-links';
import { recordWords } from '#/owner/records/copy';
import { MailList } from '#/owner/records/mail-list';
import { PersonFacts } from '#/owner/records/person-facts';
import { shortMoment } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { Segmented } from '#/ui/choice';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { ownersApplicationQuery } from '../../admin-client';
import type { ApplicationDetail as Detail } from '../../admin-contract';
import { trainingWords } from '../../copy';
import { adminTrainingWords } from '../../copy/admin';
import { statuses as allStatuses } from '../../rules';
import { statusTones } from './status-tone';
import { useOwnersApplication } from './use-owners-application';

function BackToList() {
  const { list } = useWords(recordWords);
  return (
    <Link to="/admin/applications" className={backClass}>
      <Arrow to="start" />
      {list.back}
    </Link>
  );
}

/** One application: what was typed, how far it has come, what was mailed. */
export function ApplicationDetail({ id }: { id: string }) {
  const { missing } = useWords(recordWords);
  const { data } = useSuspenseQuery(ownersApplicationQuery(id, useLocale()));
  if (!data) return <EmptyState title={missing.title} text={missing.text} action={<BackToList />} />;
  return <Application application={data} />;
}

function Application({ application }: { application: Detail }) {
  const { detail, statuses, mails: kinds } = useWords(adminTrainingWords);
  const { answers, mails, erase, keep, list, person } = useWords(recordWords);
  const locale = useLocale();
  const actions = useOwnersApplication(application.id);
  const { status, name, statusAt, erasedAt } = application;
  const moment = (iso: string) => shortMoment(locale, timeZone, new Date(iso));
  return (
    <>
      <AdminHead
        back={<BackToList />}
        title={erasedAt ? list.erased : detail.title(name)}
        actions={<StatusTag tone={statusTones[status]}>{statuses[status]}</StatusTag>}
      />
      {erasedAt ? null : (
        <AdminPart
          id="progress"
          title={detail.progress}
          note={statusAt ? detail.since(moment(statusAt)) : null}
        >
          <Segmented
            className="progress-steps"
            label={detail.progressLabel}
            value={status}
            options={allStatuses.map((value) => ({ value, label: statuses[value] }))}
            onChange={(next) => void (next !== status && actions.setStatus(next))}
          />
        </AdminPart>
      )}
      <div className="admin-columns">
        <div>
          <TrainingPart application={application} />
          <AdminPart id="person" title={person.title}>
            <PersonFacts person={application} words={person} />
          </AdminPart>
        </div>
        <div>
          {application.answers ? (
            <AdminPart id="answer" title={answers.title} note={answers.note}>
              <AnswerLinks answers={application.answers} words={answers} />
            </AdminPart>
          ) : null}
          <AdminPart id="mails" title={mails.title}>
            <MailList
              mails={application.mails}
              kinds={kinds}
              words={mails}
              moment={moment}
              busy={actions.busy}
              onResend={(mailId) => void actions.resend(mailId)}
            />
          </AdminPart>
          {erasedAt ? null : (
            <AdminPart id="erase" title={erase.title} note={erase.note}>
              <ConfirmStep
                words={{ ...erase, title: erase.confirmTitle, text: erase.confirmText, keep }}
                busy={actions.busy === 'erase'}
                onConfirm={actions.erase}
              />
            </AdminPart>
          )}
        </div>
      </div>
    </>
  );
}

function TrainingPart({ application }: { application: Detail }) {
  const { detail } = useWords(adminTrainingWords);
  const { trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { person } = useWords(recordWords);
  const locale = useLocale();
  const {
    service,
    duration,
    trainingType,
    participantCount,
    preferredFormat,
    urgency,
    budget,
    id,
    createdAt,
  } = application;
  return (
    <AdminPart id="training" title={detail.training}>
      <FactList
        facts={[
          { term: detail.program, detail: service },
          { term: detail.duration, detail: duration },
          { term: detail.type, detail: trainingTypes[trainingType] },
          { term: detail.participants, detail: <Latin text={participantCount} /> },
          { term: detail.format, detail: formats[preferredFormat] },
          { term: detail.urgency, detail: urgencies[urgency] },
          { term: detail.budget, detail: budget ? <bdi>{budget}</bdi> : person.none },
          { term: person.received, detail: shortMoment(locale, timeZone, new Date(createdAt)) },
          { term: person.number, detail: <Latin text={id} />, wide: true },
        ]}
      />
    </AdminPart>
  );
}
