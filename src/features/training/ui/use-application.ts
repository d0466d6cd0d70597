import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#/platform/http/api';
import { type Attempt, attemptOf } from '#/platform/http/attempt';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { fieldMessage } from '#/platform/i18n/validation';
import { useNotice } from '#/ui/notices';
import { sendApplication } from '../client';
import { type ApplicationDetails, applicationDetails } from '../contract';
import { type Offered, refusedFields, requestOf } from './application-request';

interface ApplicationOptions {
  /** All that can be applied for. */
  offered: readonly Offered[];
  preset: DefaultValues<ApplicationDetails>;
  onApplied: (applicationId: string) => Promise<void>;
}

/** The form of an application: what was filled in, and what became of sending it. */
export function useApplication({ offered, preset, onApplied }: ApplicationOptions) {
  const { validation, failure, success } = useCopy('training');
  const locale = useLocale();
  const notify = useNotice();
  const form = useForm<ApplicationDetails>({
    resolver: zodResolver(applicationDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const values: Partial<ApplicationDetails> = useWatch({ control: form.control });
  const program = offered.find(({ id }) => id === (values.program ?? preset.program));
  const [sending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);

  // Messages under the fields follow the language of the page.
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is the reason to judge again
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const refused = (error: unknown) => {
    const answer = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    const fields = refusedFields(answer?.errors);
    for (const [index, { field, message }] of fields.entries()) {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    if (fields.length > 0) return;
    notify({ tone: 'danger', title: failure.title, text: answer?.detail ?? failure.text });
  };

  const send = form.handleSubmit(async (details) => {
    if (sending) return;
    setSending(true);
    const request = requestOf(details, program, locale);
    attempt.current = attemptOf(request, attempt.current);
    try {
      const { reservationId } = await sendApplication(request, attempt.current.key);
      notify({ title: success.title, text: success.text });
      await onApplied(reservationId);
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  });

  return { form, values, program, sending, send };
}

export type ApplicationState = ReturnType<typeof useApplication>;
