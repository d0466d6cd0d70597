import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, useForm, useWatch } from 'react-hook-form';
import { answerOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { useFormDraft, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useSending } from '#/ui/use-sending';
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
  const form = useForm<ApplicationDetails>({
    resolver: zodResolver(applicationDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const values: Partial<ApplicationDetails> = useWatch({ control: form.control });
  const program = offered.find(({ id }) => id === (values.program ?? preset.program));
  const { sending, limitMessage, sendWith } = useSending({
    form,
    fields: applicationFields,
    failure,
    answerOf,
  });
  const draft = useFormDraft({ name: 'application-draft', form, values, fields: applicationFields, preset });
  useTranslatedErrors(locale, form);

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
