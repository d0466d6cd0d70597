import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { answerOf } from '#/platform/http-client/api';
import { type Attempt, nextAttempt } from '#/platform/http-client/attempt';
import { fieldMessage } from '#/platform/i18n/validation';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { filledIn, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { readingZone } from '#/ui/language/visitor-zone';
import { PersonFields } from '#/ui/person-fields';
import { Paragraph } from '#/ui/unbroken';
import { useSending } from '#/ui/use-sending';
import { sendEnrolment } from '../client';
import { type Cohort, type Enrolled, type EnrolmentDetails, enrolmentDetails, limits } from '../contract';
import { cohortWords } from '../copy';
import styles from './cohorts.module.css';

interface EnrolFormProps {
  cohort: Cohort;
  /** The secret of a private cohort's link. */
  accessKey: string | undefined;
  /** Whether all seats are taken, so that one can only wait. */
  waits: boolean;
  privacy: ReactNode;
  onClose: () => void;
  /** The seats may have changed. */
  onRefused: () => void;
  onEnrolled: (enrolled: Enrolled) => Promise<void>;
}

/** The form in which somebody enrols, or asks to wait. It takes the focus when it opens. */
export function EnrolForm(props: EnrolFormProps) {
  const { cohort, accessKey, waits, privacy, onClose, onRefused, onEnrolled } = props;
  const { form: words, validation, failure } = useWords(cohortWords);
  const label = waits ? words.submitWait : words.submit;
  const locale = useLocale();
  const titleId = useId();
  const root = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const form = useForm<EnrolmentDetails>({
    resolver: zodResolver(enrolmentDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const { sending, limitMessage, sendWith } = useSending({
    form,
    fields: z.keyof(enrolmentDetails).options,
    failure,
    answerOf,
  });
  useTranslatedErrors(locale, form);
  useEffect(() => root.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const send = sendWith(async (details) => {
    const request = {
      ...filledIn(details),
      ...{ language: locale, visitorZone: readingZone() },
      ...(accessKey ? { key: accessKey } : {}),
    };
    attempt.current = nextAttempt({ cohort: cohort.id, ...request }, attempt.current);
    const enrolled = await sendEnrolment(cohort.id, request, attempt.current.key).catch((error: unknown) => {
      onRefused();
      throw error;
    });
    await onEnrolled(enrolled);
  });
  return (
    <form
      ref={root}
      noValidate
      method="post"
      aria-labelledby={titleId}
      onSubmit={(event) => void send(event)}
    >
      <h4 id={titleId} className="text-h4">
        {waits ? words.waitTitle : words.title}
      </h4>
      <Paragraph className="text-muted">{waits ? words.waitNote : words.note}</Paragraph>
      <PersonFields
        labels={words}
        limits={limits}
        register={form.register}
        phone={() => form.register('phone')}
        errors={form.formState.errors}
      />
      {limitMessage ? (
        <Notice tone="danger" title={failure.title}>
          {limitMessage}
        </Notice>
      ) : null}
      <div className="send">
        {privacy}
        <div className={styles.buttons}>
          <Button type="submit" busy={sending}>
            {sending ? words.sending : label}
          </Button>
          <Button kind="secondary" disabled={sending} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
        <p className="text-small text-muted">{waits ? words.hintWait : words.hint}</p>
      </div>
    </form>
  );
}
