import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { refusedAmong, showRefused, useMessagesIn } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { sendMessage } from '../client';
import { type ContactDetails, contactDetails } from '../contract';
import { contactWords } from '../copy';
import { shortestWriting } from '../rules';

const fields = z.keyof(contactDetails).options;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The contact form: idle, sending, and then either emptied with a word of thanks, or kept as it is. */
export function useContact() {
  const { validation, received, failure } = useWords(contactWords);
  const locale = useLocale();
  const notify = useNotice();
  const form = useForm<ContactDetails>({
    resolver: zodResolver(contactDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const [sending, setSending] = useState(false);
  /** Which bound is reached, in words that stay until the next try. */
  const [bound, setBound] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useMessagesIn(locale, form);

  const refused = (error: unknown) => {
    const answer = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    const unfit = refusedAmong(fields, answer?.errors);
    showRefused(form, unfit);
    if (unfit.length > 0) return;
    if (error instanceof ApiError && error.status === 429 && answer?.detail) return setBound(answer.detail);
    notify({ tone: 'danger', title: failure.title, text: answer?.detail ?? failure.text });
  };

  const send = form.handleSubmit(async (details) => {
    if (sending) return;
    setSending(true);
    setBound(undefined);
    try {
      // Whoever is quicker than people are waits a moment: nobody's message is taken for a machine's for being pasted in.
      const early = shortestWriting - (performance.now() - shownAt.current);
      if (early > 0) await pause(early);
      const { message } = await sendMessage({
        ...details,
        language: locale,
        website: trap.current?.value ?? '',
        elapsed: Math.ceil(performance.now() - shownAt.current),
      });
      form.reset();
      notify({ title: received.title, text: message });
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  });

  return { form, sending, send, trap, bound };
}
