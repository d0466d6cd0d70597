import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { errorResponseOf } from '#/platform/http-client/api';
import { weekdayName } from '#/platform/i18n/dates';
import { issueMessage } from '#/platform/i18n/validation';
import { weekdays as allWeekdays } from '#/platform/time/zone';
import { Button, inlineActionClass } from '#/ui/button';
import { LimitNotice, Notice } from '#/ui/feedback';
import { Field, Input } from '#/ui/field';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { readingZone } from '#/ui/language/visitor-zone';
import { Part } from '#/ui/layout';
import { PersonFields } from '#/ui/person-fields';
import { Paragraph } from '#/ui/unbroken';
import { useDraftedForm } from '#/ui/use-drafted-form';
import { freeNowMessage, joinWaitingList, waitingListQuery } from '../client';
import { type WaitingList, waitingDetails } from '../contract';
import { waitingWords } from '../copy';
import { type DayPart, dayParts } from '../rules';
import { Choices } from './choices';
import styles from './waiting.module.css';

export interface JoinFormProps {
  serviceId: string;
  /** The id of the service in the page's address, or an empty text. */
  preselected: string;
  onServiceRestored: (serviceId: string) => void;
  serviceField: ReactNode;
  /** The note on what the details are used for. */
  privacy: ReactNode;
  onJoined: () => void;
}

const fields = ['name', 'email', 'phone', 'fromDay', 'toDay'] as const;

/** The form by which a visitor joins the waiting list; hidden without JavaScript. */
export function JoinForm(props: JoinFormProps) {
  const { serviceId, preselected, onServiceRestored, serviceField, privacy, onJoined } = props;
  const { form: words, parts: partNames, failure, freeNow: freeWords } = useWords(waitingWords);
  const locale = useLocale();
  const missingId = useId();
  const [weekdays, setWeekdays] = useState<number[]>([]);
  const [parts, setParts] = useState<DayPart[]>([]);
  const [freeNow, setFreeNow] = useState<string>();
  const { data } = useQuery(waitingListQuery(serviceId));
  const offered: Pick<WaitingList, 'weekdays' | 'parts'> = data ?? {
    weekdays: [...allWeekdays],
    parts: [...dayParts],
  };
  const { form, draft, sending, limitMessage, sendWith } = useDraftedForm({
    name: 'waiting-draft',
    filledFrom: 'booking-draft',
    resolver: zodResolver(waitingDetails, { error: issueMessage(locale) }, { mode: 'sync' }),
    fields,
    defaultValues: { name: '', email: '', phone: '', fromDay: '', toDay: '' },
    failure,
    errorResponseOf,
    extra: {
      get: () => ({ preselected, serviceId, weekdays, parts }),
      changeKey: JSON.stringify([serviceId, weekdays, parts]),
      restore: (stored) => {
        setWeekdays(stored.weekdays);
        setParts(stored.parts);
        // If the page's address names another service than when the draft was stored, the address decides.
        if (stored.preselected === preselected) onServiceRestored(stored.serviceId);
      },
    },
  });
  const send = sendWith(async (details) => {
    setFreeNow(undefined);
    // Leaves out what was chosen for another service and isn't offered for this one.
    const wishes = {
      weekdays: weekdays.filter((weekday) => offered.weekdays.includes(weekday)).toSorted(),
      parts: parts.filter((part) => offered.parts.includes(part)),
    };
    const request = { ...details, ...wishes, serviceId, language: locale, visitorZone: readingZone() };
    try {
      await joinWaitingList(request, draft.keyFor(request));
    } catch (error) {
      const message = freeNowMessage(error);
      if (message === undefined) throw error;
      setFreeNow(message);
      return;
    }
    draft.discard();
    onJoined();
  });
  const { errors } = form.formState;
  return (
    <form noValidate method="post" className="needs-script" onSubmit={(event) => void send(event)}>
      <Part id="waiting-time" title={words.service} note={words.serviceNote}>
        <Held while={sending}>
          <div className={styles.fields}>
            {serviceField}
            <Choices
              label={words.weekdays}
              options={offered.weekdays.map((value) => ({ value, label: weekdayName(locale, value) }))}
              chosen={weekdays}
              onChange={setWeekdays}
            />
            <Choices
              label={words.parts}
              options={offered.parts.map((value) => ({ value, label: partNames[value] }))}
              chosen={parts}
              onChange={setParts}
            />
            <div className="form-grid">
              <Field label={words.fromDay} optional={words.optional} error={errors.fromDay?.message}>
                <Input type="date" {...form.register('fromDay')} />
              </Field>
              <Field label={words.toDay} optional={words.optional} error={errors.toDay?.message}>
                <Input type="date" {...form.register('toDay')} />
              </Field>
            </div>
          </div>
        </Held>
      </Part>
      <Part id="waiting-person" title={words.person} note={words.personNote} className="part-last">
        <div className={styles.fields}>
          <Held while={sending}>
            <PersonFields
              labels={words}
              register={form.register}
              phone={() => form.register('phone')}
              errors={errors}
            />
          </Held>
          <LimitNotice title={failure.title} text={limitMessage} />
          {freeNow ? (
            <Notice
              title={freeWords.title}
              actions={
                <Link
                  to="/consultation-booking"
                  search={{ service: serviceId }}
                  className={inlineActionClass}
                >
                  {freeWords.open}
                </Link>
              }
            >
              {freeNow}
            </Notice>
          ) : null}
          <div className="send">
            {privacy}
            <Button
              type="submit"
              disabled={serviceId === ''}
              busy={sending}
              aria-describedby={serviceId === '' ? missingId : undefined}
            >
              {sending ? words.sending : words.submit}
            </Button>
            <Paragraph className="text-small text-muted">{words.hint}</Paragraph>
            {serviceId === '' ? (
              <p id={missingId} className="send-missing">
                {words.missing}
              </p>
            ) : null}
          </div>
        </div>
      </Part>
    </form>
  );
}
