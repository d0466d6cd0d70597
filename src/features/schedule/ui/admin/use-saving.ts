import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { availabilityOverviewQuery } from '../../admin-client';
import { adminAvailabilityWords } from '../../copy/admin';

type Errors = Readonly<Record<string, string>>;

/** A write about availability: busy while it is under way, and its refusal told where it belongs. */
export function useSaving<Stored extends object>(words: { missing: string }) {
  const { failed } = useWords(adminAvailabilityWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [newer, setNewer] = useState<Stored>();

  const look = () => queryClient.invalidateQueries({ queryKey: availabilityOverviewQuery().queryKey });
  const explain = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409 && problem?.current) {
      setNewer(problem.current as Stored);
      void look();
    } else if (status === 422 && problem?.errors)
      setErrors(Object.fromEntries(problem.errors.map(({ path, message }) => [path, message])));
    else if (status === 404) {
      notify({ tone: 'danger', title: words.missing });
      void look();
    } else notify({ tone: 'danger', ...failed });
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
