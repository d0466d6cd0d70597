import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as z from 'zod/mini';
import { errorResponseOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { Button } from '#/ui/button';
import { LimitNotice } from '#/ui/feedback';
import { filledIn, storedDraft } from '#/ui/form';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { readingZone } from '#/ui/language/visitor-zone';
import { PersonFields } from '#/ui/person-fields';
import { Paragraph } from '#/ui/unbroken';
import { useDraftedForm } from '#/ui/use-drafted-form';
import { sendEnrolment } from '../client';
import { type Cohort, type Enrolled, type EnrolmentDetails, enrolmentDetails } from '../contract';
import { cohortWords } from '../copy';

const fields = z.keyof(enrolmentDetails).options;

const draftName = 'enrolment-draft';

interface EnrolmentExtra {
  cohortId: string;
}

/** The id of the cohort whose form was filled in but not sent; undefined if there is none. */
export const draftedCohort = (): string | undefined =>
  storedDraft<EnrolmentDetails, EnrolmentExtra>(draftName).read()?.extra?.cohortId;

interface EnrolFormProps {
  cohort: Cohort;
  /** The secret of a private cohort's link. */
  accessKey: string | undefined;
  /** Whether all seats are taken, so that the form asks for a place in the waiting list. */
  waits: boolean;
  privacy: ReactNode;
  /** Whether the visitor has just opened the form; false if it opened again because of a draft. */
  takesFocus: boolean;
  onClose: () => void;
  /** Called when sending has failed, as the seats may have changed. */
  onRefused: () => void;
  onEnrolled: (enrolled: Enrolled) => Promise<void>;
}

export function EnrolForm(props: EnrolFormProps) {
  const { cohort, accessKey, waits, privacy, takesFocus, onClose, onRefused, onEnrolled } = props;
  const { form: words, validation, failure } = useWords(cohortWords);
  const label = waits ? words.submitWait : words.submit;
  const locale = useLocale();
  const titleId = useId();
  const root = useRef<HTMLFormElement>(null);
  const { form, draft, sending, limitMessage, sendWith } = useDraftedForm<EnrolmentDetails, EnrolmentExtra>({
    name: draftName,
    resolver: zodResolver(enrolmentDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
    fields,
    failure,
    errorResponseOf,
    extra: { get: () => ({ cohortId: cohort.id }), changeKey: cohort.id, restore: () => undefined },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const send = sendWith(async (details) => {
    const request = {
      ...filledIn(details),
      language: locale,
      visitorZone: readingZone(),
      ...(accessKey ? { key: accessKey } : {}),
    };
    const key = draft.keyFor({ cohort: cohort.id, ...request });
    const enrolled = await sendEnrolment(cohort.id, request, key).catch((error: unknown) => {
      onRefused();
      throw error;
    });
    draft.discard();
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
      <Held while={sending}>
        <PersonFields
          labels={words}
          register={form.register}
          phone={() => form.register('phone')}
          company={() => form.register('company')}
          errors={form.formState.errors}
        />
      </Held>
      <LimitNotice title={failure.title} text={limitMessage} />
      <div className="send">
        {privacy}
        <div className="button-row">
          <Button type="submit" busy={sending}>
            {sending ? words.sending : label}
          </Button>
          <Button
            kind="secondary"
            disabled={sending}
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {words.cancel}
          </Button>
        </div>
        <Paragraph className="text-small text-muted">{waits ? words.hintWait : words.hint}</Paragraph>
      </div>
    </form>
  );
}
