import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#/platform/http/api';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { fieldMessage } from '#/platform/i18n/validation';
import { useNotice } from '#/ui/notices';
import { sendMessage } from '../client';
import { type ContactDetails, contactDetails, shortestWriting } from '../contract';

const fields = ['name', 'email', 'company', 'eventType', 'message'] as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The contact form: idle, sending, and then either emptied with a word of thanks, or kept as it is. */
export function useContact() {
  const { validation, received, failure } = useCopy('contact');
  const locale = useLocale();
  const notify = useNotice();
  const form = useForm<ContactDetails>({
    resolver: zodResolver(contactDetails, { error: fieldMessage(locale, validation) }, { mode: 'sync' }),
  });
  const [sending, setSending] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  // Messages under the fields follow the language of the page.
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is the reason to judge again
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const refused = (error: unknown) => {
    const answer = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
    const unfit = (answer?.errors ?? []).flatMap(({ path, message }) => {
      const field = fields.find((each) => each === path);
      return field ? [{ field, message }] : [];
    });
    for (const [index, { field, message }] of unfit.entries()) {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    if (unfit.length > 0) return;
    notify({ tone: 'danger', title: failure.title, text: answer?.detail ?? failure.text });
  };

  const send = form.handleSubmit(async (details) => {
    if (sending) return;
    setSending(true);
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

  return { form, sending, send, trap };
}
