import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { matchServerErrors, showServerErrors } from './form.ts';
import { useNotice } from './notices.tsx';

/** The answer of a server that did not take what was sent. */
interface Refusal {
  status: number;
  problem: { detail?: string; errors?: { path: string; message: string }[] } | undefined;
}

interface Sending<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly FieldPath<NoInfer<Values>>[];
  /** Said where the server has no words of its own. */
  failure: { title: string; text: string };
  /** What a server says in an error; undefined where none has answered. */
  refusalOf: (error: unknown) => Refusal | undefined;
}

const tooMany = 429;

/** Sends a form, one at a time. A refusal is shown at the fields it is about, a bound in words that stay, all else as a notice. */
export function useSending<Values extends FieldValues>({
  form,
  fields,
  failure,
  refusalOf,
}: Sending<Values>) {
  const notify = useNotice();
  const [sending, setSending] = useState(false);
  /** Which bound is reached, in words that stay until the next try. */
  const [bound, setBound] = useState<string>();

  const refused = (error: unknown) => {
    const refusal = refusalOf(error);
    const { detail, errors } = refusal?.problem ?? {};
    const unfit = matchServerErrors(fields, errors);
    showServerErrors(form, unfit);
    if (unfit.length > 0) return;
    if (refusal?.status === tooMany && detail) setBound(detail);
    else notify({ tone: 'danger', title: failure.title, text: detail ?? failure.text });
  };

  const sendWith = (work: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      if (sending) return;
      setSending(true);
      setBound(undefined);
      try {
        await work(values);
      } catch (error) {
        refused(error);
      } finally {
        setSending(false);
      }
    });

  return { sending, bound, sendWith };
}
