import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues } from 'react-hook-form';
import { answerOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useDraftedForm } from '#/ui/use-drafted-form';
import { sendApplication } from '../client';
import { type ApplicationDetails, applicationDetails } from '../contract';
import { trainingWords } from '../copy';
import { type AnyProgram, applicationFields, buildRequest } from './application-request';

interface ApplicationOptions {
  /** All programs to apply for. */
  offered: readonly AnyProgram[];
  preset: DefaultValues<ApplicationDetails>;
  onApplied: (applicationId: string) => Promise<void>;
}

/** The state of the application form: values, and the outcome of sending. */
export function useApplication({ offered, preset, onApplied }: ApplicationOptions) {
  const { validation, failure, success } = useWords(trainingWords);
  const locale = useLocale();
  const notify = useNotice();
  const { form, values, draft, sending, limitMessage, sendWith } = useDraftedForm<ApplicationDetails>({
    name: 'application-draft',
    resolver: zodResolver(applicationDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
    fields: applicationFields,
    preset,
    failure,
    answerOf,
  });
  const program = offered.find(({ id }) => id === (values.program ?? preset.program));
  const send = sendWith(async (details) => {
    const request = buildRequest(details, program, locale);
    const { reservationId } = await sendApplication(request, draft.keyFor(request));
    draft.discard();
    notify({ title: success.title, text: success.text });
    await onApplied(reservationId);
  });

  return { form, values, program, sending, send, limitMessage };
}

export type ApplicationState = ReturnType<typeof useApplication>;
