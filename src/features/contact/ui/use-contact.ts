import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { answerOf } from '#/platform/http-client/api';
import { type Attempt, nextAttempt } from '#/platform/http-client/attempt';
import { fieldMessage } from '#/platform/i18n/validation';
import { useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useSending } from '#/ui/use-sending';
import { sendMessage } from '../client';
import { type ContactDetails, contactDetails } from '../contract';
import { contactWords } from '../copy';
import { minFillTime } from '../rules';

const fields = z.keyof(contactDetails).options;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The state of the contact form. Sending clears the form; if it fails, the form keeps its values. */
export function useContact() {
  const { validation, received, failure } = useWords(contactWords);
  const locale = useLocale();
  const notify = useNotice();
  const form = useForm<ContactDetails>({
    resolver: zodResolver(contactDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const { sending, limitMessage, sendWith } = useSending({ form, fields, failure, answerOf });
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const attempt = useRef<Attempt>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useTranslatedErrors(locale, form);

  const send = sendWith(async (details) => {
    // Waits if the form was filled in very quickly, for example by pasting, so that it isn't taken for a bot's.
    const msTooEarly = minFillTime - (performance.now() - shownAt.current);
    if (msTooEarly > 0) await pause(msTooEarly);
    const entered = { ...details, language: locale, website: trap.current?.value ?? '' };
    attempt.current = nextAttempt(entered, attempt.current);
    const elapsed = Math.ceil(performance.now() - shownAt.current);
    const { message } = await sendMessage({ ...entered, elapsed }, attempt.current.key);
    // The same text sent once more is meant.
    attempt.current = undefined;
    form.reset();
    notify({ title: received.title, text: message });
  });

  return { form, sending, send, trap, limitMessage };
}
