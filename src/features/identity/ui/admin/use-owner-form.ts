import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';

interface OwnerForm<Values extends FieldValues, Answer> {
  schema: z.ZodMiniType<FieldValues, FieldValues>;
  empty: DefaultValues<Values>;
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer, values: Values) => void | Promise<void>;
}

/** A short form: what a field refuses is said at the field, everything else (`refusal`) above the button. */
export function useOwnerForm<Values extends FieldValues, Answer>({
  schema,
  empty,
  send,
  onSent,
}: OwnerForm<Values, Answer>) {
  const { failure } = useWords(adminIdentityWords);
  const locale = useLocale();
  const resolver = zodResolver(schema, { error: issueMessage(locale) }, { mode: 'sync' });
  const form = useForm<Values>({ defaultValues: empty, resolver: resolver as unknown as Resolver<Values> });
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  // Messages under the fields follow the language of the page.
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is the reason to judge again
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const refused = (error: unknown) => {
    // A site that can't serve everybody at once says so in words (503); other failures have none for a reader.
    const told = error instanceof ApiError && (error.status < 500 || error.status === 503);
    const problem = told ? error.problem : undefined;
    const unfit = (problem?.errors ?? []).filter(({ path }) => path in empty);
    for (const [index, { path, message }] of unfit.entries())
      form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    if (unfit.length === 0) setRefusal(problem?.detail ?? failure.text);
  };

  const submit = form.handleSubmit(async (values) => {
    if (sending) return;
    setSending(true);
    setRefusal(undefined);
    try {
      await onSent(await send(values), values);
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  });

  return { form, sending, submit, refusal };
}
