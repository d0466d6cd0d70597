import { type BaseSyntheticEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { matchServerErrors, showServerErrors, useHiddenErrors } from './form.ts';
import { useNotice } from './notices.tsx';
import { useAttempts } from './use-attempts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** An error response of the server. */
interface ErrorResponse {
  status: number;
  problem: { detail?: string; errors?: { path: string; message: string }[] } | undefined;
}

export interface Sending<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly FieldPath<NoInfer<Values>>[];
  /** The notice for errors; `text` is replaced by the server's message, if there is one. */
  failure: { title: string; text: string };
  /**
   * Reads the server's response from an error; undefined if the server could not be reached, or responded without words for
   * people.
   */
  errorResponseOf: (error: unknown) => ErrorResponse | undefined;
}

const tooManyRequests = 429;

/**
 * Submits a form, but never twice at the same time. The server's errors are shown at their fields. The message about a reached
 * limit is returned, to be shown above the buttons. Any other error becomes a notice.
 */
export function useSending<Values extends FieldValues>({
  form,
  fields,
  failure,
  errorResponseOf,
}: Sending<Values>) {
  const notify = useNotice();
  const { running: sending = false, attempt } = useAttempts<true>();
  const oneAtATime = useOneAtATime();
  const [limitMessage, setLimitMessage] = useState<string>();

  const showError = (error: unknown) => {
    const response = errorResponseOf(error);
    const { detail, errors } = response?.problem ?? {};
    const fieldErrors = matchServerErrors(fields, errors);
    showServerErrors(form, fieldErrors);
    if (fieldErrors.length > 0) return;
    if (response?.status === tooManyRequests && detail) setLimitMessage(detail);
    else notify({ tone: 'danger', title: failure.title, text: detail ?? failure.text });
  };

  const frame = useRef<ParentNode>(null);
  useHiddenErrors(
    form,
    () => frame.current,
    ({ message }) => notify({ tone: 'danger', title: failure.title, text: message }),
  );

  const sendWith = (work: (values: Values) => Promise<void>) => {
    const submit = form.handleSubmit((values) =>
      oneAtATime(() =>
        attempt(true, async () => {
          setLimitMessage(undefined);
          await work(values).catch(showError);
        }),
      ),
    );
    return (event?: BaseSyntheticEvent) => {
      frame.current = event?.currentTarget.closest('form') ?? document;
      return submit(event);
    };
  };

  return { sending, limitMessage, sendWith };
}
