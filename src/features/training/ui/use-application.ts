import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CorporateProgram, TrainingService } from '#/features/catalogue/contract';
import { errorResponseOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { filledIn } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useDraftedForm } from '#/ui/use-drafted-form';
import { sendApplication } from '../client';
import { type ApplicationDetails, type ApplicationRequest, applicationDetails } from '../contract';
import { trainingWords } from '../copy';

const fields = z.keyof(applicationDetails).options;

export type AnyProgram = TrainingService | CorporateProgram;

interface ApplicationOptions {
  offered: readonly AnyProgram[];
  preset: DefaultValues<ApplicationDetails>;
  onApplied: (applicationId: string) => Promise<void>;
}

export function useApplication({ offered, preset, onApplied }: ApplicationOptions) {
  const { validation, failure, success } = useWords(trainingWords);
  const locale = useLocale();
  const notify = useNotice();
  const { form, values, draft, sending, limitMessage, sendWith } = useDraftedForm<ApplicationDetails>({
    name: 'application-draft',
    resolver: zodResolver(applicationDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
    fields,
    preset,
    failure,
    errorResponseOf,
  });
  const program = offered.find(({ id }) => id === (values.program ?? preset.program));
  const send = sendWith(async (details) => {
    const request: ApplicationRequest = {
      ...filledIn(details),
      serviceType: 'training',
      service: program?.title ?? details.program,
      status: 'pending',
      language: locale,
    };
    const { reservationId } = await sendApplication(request, draft.keyFor(request));
    draft.discard();
    notify({ title: success.title, text: success.text });
    await onApplied(reservationId);
  });
  return { form, values, program, sending, send, limitMessage };
}

export type ApplicationState = ReturnType<typeof useApplication>;
