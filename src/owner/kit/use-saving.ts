import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import { isEmpty } from '#/ui/changed-since';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useAttempts } from '#/ui/use-attempts';
import { kitWords } from './copy';

type Errors = Readonly<Record<string, string>>;

interface Saving {
  /** The key of the query that shows what is written; it is fetched again after a write. */
  queryKey: QueryKey;
  missing?: string | undefined;
  /**
   * The notice of a failure for which there is no other; a reason from the server replaces its text. The default notice gives no
   * reason, and says that nothing typed is lost.
   */
  failed?: { title: string; text: string };
  /** For a form that shows `newer` itself. Otherwise a notice tells the owner that the item was changed elsewhere. */
  showsNewer?: boolean;
}

/**
 * Sends changes to the server, and says whether a write is running (`busy`). Errors are returned by field; an error that no field
 * of the form shows becomes a notice.
 */
export function useSaving<Stored extends object>({ queryKey, missing, failed, showsNewer }: Saving) {
  const words = useWords(kitWords).failed;
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { running: busy = false, attempt } = useAttempts<true>();
  const [errors, setErrors] = useState<Errors>({});
  const [newer, setNewer] = useState<Stored>();

  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const showFailure = (detail?: string) => {
    if (failed) notify({ tone: 'danger', title: failed.title, text: detail ?? failed.text });
    else notify({ tone: 'danger', title: words.save, text: words.text });
  };
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, after the fields show its errors
  useEffect(() => {
    if (isEmpty(errors)) return;
    const [invalid, error] = ['[aria-invalid]', '.field-error'].map((each) =>
      form.current?.querySelector<HTMLElement>(each),
    );
    // An error without a field takes the focus itself, or else it could be out of sight.
    if (error) error.tabIndex = -1;
    (invalid ?? error)?.focus();
    if (!error) showFailure();
  }, [errors]);
  const showError = (error: unknown) => {
    const { status, problem } = refusalOf(error) ?? {};
    if (status === 409 && problem?.current) {
      setNewer(problem.current as Stored);
      if (!showsNewer) notify({ tone: 'danger', title: problem.detail ?? words.save });
      void refresh();
    } else if (status === 422 && problem?.errors?.length)
      setErrors(Object.fromEntries(problem.errors.map(({ path, message }) => [path, message])));
    else if (status === 404 && missing) {
      notify({ tone: 'danger', title: missing });
      void refresh();
    } else showFailure(problem?.detail);
  };

  /** Resolves to the response once the query is up to date, or to undefined if the write failed. */
  const run = <Response>(request: () => Promise<Response>): Promise<{ response: Response } | undefined> =>
    attempt(true, async () => {
      setErrors({});
      setNewer(undefined);
      try {
        const response = await request();
        await refresh();
        return { response };
      } catch (error) {
        showError(error);
        return undefined;
      }
    });

  return {
    busy,
    /** The ref of the form that shows the errors. After a refusal, its first invalid field takes the focus. */
    form,
    errors,
    /** The stored item, if the write was refused because the item was changed elsewhere. */
    newer,
    run,
    /**
     * Runs a request like `run`, and shows the notice `done` after a success. Resolves to whether the request succeeded, as
     * `ConfirmStep` expects.
     */
    async runAndSay(request: () => Promise<unknown>, done: string): Promise<boolean> {
      if (!(await run(request))) return false;
      notify({ title: done });
      return true;
    },
  };
}
