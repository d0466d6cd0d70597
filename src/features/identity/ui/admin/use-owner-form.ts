import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { matchServerErrors, showServerErrors, useHiddenErrors, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import { adminIdentityWords } from '../../copy';

interface OwnerForm<Values extends FieldValues, Result> {
  schema: z.ZodMiniType<Values, Values>;
  initialValues: DefaultValues<NoInfer<Values>>;
  /** The field that gets the focus when the form appears. */
  focus?: FieldPath<NoInfer<Values>>;
  send: (values: NoInfer<Values>) => Promise<Result>;
  onSent: (result: Result) => void | Promise<void>;
  /** The text for an error that comes without one from the server. */
  explain?: (error: unknown) => string | undefined;
}

/** The state of a short form. The errors of a field are shown at the field, any other error (`refusal`) above the button. */
export function useOwnerForm<Values extends FieldValues, Result>({
  schema,
  initialValues,
  focus,
  send,
  onSent,
  explain,
}: OwnerForm<Values, Result>) {
  const { failure } = useWords(adminIdentityWords);
  const locale = useLocale();
  const form = useForm<Values>({
    defaultValues: initialValues,
    resolver: zodResolver(schema, { error: issueMessage(locale) }, { mode: 'sync' }),
  });
  const [sending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();
  const [refusal, setRefusal] = useState<string>();

  useTranslatedErrors(locale, form);
  useHiddenErrors(
    form,
    () => document,
    ({ message }) => setRefusal(message),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    if (focus) form.setFocus(focus);
  }, []);

  const showError = (error: unknown) => {
    // Only responses to refused requests (4xx) and of a busy site (503) contain a text for the reader.
    const hasText = error instanceof ApiError && (error.status < 500 || error.status === 503);
    const problem = hasText ? error.problem : undefined;
    const fieldErrors = matchServerErrors(Object.keys(initialValues) as FieldPath<Values>[], problem?.errors);
    showServerErrors(form, fieldErrors);
    if (fieldErrors.length === 0) setRefusal(problem?.detail ?? explain?.(error) ?? failure.text);
  };

  const submit = form.handleSubmit((values) =>
    oneAtATime(async () => {
      setSending(true);
      setRefusal(undefined);
      try {
        await onSent(await send(values));
      } catch (error) {
        showError(error);
      } finally {
        setSending(false);
      }
    }),
  );

  return { form, sending, submit, refusal };
}

export type OwnerFormState = Pick<ReturnType<typeof useOwnerForm>, 'sending' | 'submit' | 'refusal'>;
