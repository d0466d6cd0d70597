import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#/platform/http-client/api';
import { type Attempt, nextAttempt } from '#/platform/http-client/attempt';
import { fieldMessage } from '#/platform/i18n/validation';
import { refusedAmong, showRefused, useFormDraft, useMessagesIn } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { sendApplication } from '../client';
import { type ApplicationDetails, applicationDetails } from '../contract';
import { trainingWords } from '../copy';
import { applicationFields, type Offered, requestOf } from './application-request';

interface ApplicationOptions {
  /** All that can be applied for. */
  offered: readonly Offered[];
  preset: DefaultValues<ApplicationDetails>;
  onApplied: (applicationId: string) => Promise<void>;
}

/** The form of an application: what was filled in, and what became of sending it. */
export function useApplication({ offered, preset, onApplied }: ApplicationOptions) {
  const { validation, failure, success } = useWords(trainingWords);
  const locale = useLocale();
  const notify = useNotice();
  const form = useForm<ApplicationDetails>({
    resolver: zodResolver(applicationDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const values: Partial<ApplicationDetails> = useWatch({ control: form.control });
  const program = offered.find(({ id }) => id === (values.program ?? preset.program));
  const [sending, setSending] = useState(false);
  /** Which bound is reached, in words that stay until the next try. */
  const [bound, setBound] = useState<string>();
  const attempt = useRef<Attempt>(undefined);

  const draft = useFormDraft({ name: 'application-draft', form, values, fields: applicationFields, preset });
  useMessagesIn(locale, form);

  const refused = (error: unknown) => {
    const answer = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    const fields = refusedAmong(applicationFields, answer?.errors);
    showRefused(form, fields);
    if (fields.length > 0) return;
    if (error instanceof ApiError && error.status === 429 && answer?.detail) return setBound(answer.detail);
    notify({ tone: 'danger', title: failure.title, text: answer?.detail ?? failure.text });
  };

  const send = form.handleSubmit(async (details) => {
    if (sending) return;
    setSending(true);
    setBound(undefined);
    const request = requestOf(details, program, locale);
    attempt.current = nextAttempt(request, attempt.current);
    try {
      const { reservationId } = await sendApplication(request, attempt.current.key);
      draft.finish();
      notify({ title: success.title, text: success.text });
      await onApplied(reservationId);
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  });

  return { form, values, program, sending, send, bound };
}

export type ApplicationState = ReturnType<typeof useApplication>;
