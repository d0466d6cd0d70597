import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { kitWords } from './copy';

type Errors = Readonly<Record<string, string>>;

interface Saving {
  /** Of the list that shows what is written; it is asked again after a write. */
  queryKey: QueryKey;
  /** Said where what was to be written is gone. */
  missing: string;
}

/** A write from a list: busy while it is under way, and its refusal told where it belongs. */
export function useSaving<Stored extends object>({ queryKey, missing }: Saving) {
  const { failed } = useWords(kitWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [newer, setNewer] = useState<Stored>();

  const look = () => queryClient.invalidateQueries({ queryKey });
  const explain = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409 && problem?.current) {
      setNewer(problem.current as Stored);
      void look();
    } else if (status === 422 && problem?.errors)
      setErrors(Object.fromEntries(problem.errors.map(({ path, message }) => [path, message])));
    else if (status === 404) {
      notify({ tone: 'danger', title: missing });
      void look();
    } else notify({ tone: 'danger', title: failed.save, text: failed.text });
  };

  return {
    busy,
    errors,
    /** What is stored, where somebody else has changed it meanwhile. */
    newer,
    /** The answer, once the list shows it; undefined where it was refused. */
    run: async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> => {
      setBusy(true);
      setErrors({});
      setNewer(undefined);
      try {
        const answer = await work();
        await look();
        return { answer };
      } catch (error) {
        explain(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
