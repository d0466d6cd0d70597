import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { importsQuery, runImport } from '../../admin-client';
import type { ImportReport, ImportSource, ImportState } from '../../admin-contract';
import { adminImportWords } from '../../copy';

/** Milliseconds between two looks at an import that runs. */
const pace = 700;

/** The three imports: begun here, or found running by a page that was opened meanwhile. */
export function useImports(onImported: () => void) {
  const copy = useWords(adminImportWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<readonly ImportSource[]>([]);
  const [shown, setShown] = useState<{ source: ImportSource; report: ImportReport }>();
  const { data: states = [] } = useQuery({
    ...importsQuery(),
    refetchInterval: ({ state }) =>
      asked.length > 0 || state.data?.some(({ running }) => running) ? pace : false,
  });

  const told = useRef('');
  const finished = (source: ImportSource, report: ImportReport) => {
    // The answer and the progress both tell of the end; which of them comes first is chance.
    const end = `${source} ${report.finishedAt}`;
    if (told.current === end) return;
    told.current = end;
    setShown({ source, report });
    notify({ title: copy.done(copy.names[source]), text: copy.imported(report.imported.length) });
    onImported();
  };
  const look = async (): Promise<ImportState[]> => {
    await queryClient.refetchQueries({ queryKey: importsQuery().queryKey });
    return queryClient.getQueryData(importsQuery().queryKey) ?? [];
  };

  const start = async (source: ImportSource) => {
    setAsked((now) => [...now, source]);
    try {
      finished(source, await runImport(source, locale));
      void look();
    } catch (error) {
      const now = await look();
      const goesOn = now.some((state) => state.source === source && state.running);
      // An answer that got lost on its way ends no import: it is followed by its progress.
      if (goesOn && !(error instanceof ApiError && error.problem)) return;
      const text = error instanceof ApiError ? error.problem?.detail : undefined;
      notify({ tone: 'danger', title: copy.failed(copy.names[source]), text });
    } finally {
      setAsked((now) => now.filter((each) => each !== source));
    }
  };

  const before = useRef(states);
  useEffect(() => {
    for (const { source, running, last } of states) {
      const ran = before.current.some((state) => state.source === source && state.running);
      if (!ran || running || asked.includes(source)) continue;
      if (last) finished(source, last);
    }
    before.current = states;
  });

  return {
    start: (source: ImportSource) => void start(source),
    runs: (source: ImportSource) =>
      asked.includes(source) || states.some((state) => state.source === source && state.running),
    /** What is under way, and how far. */
    running: states.flatMap(({ source, running }) => (running ? [{ source, ...running }] : [])),
    shown,
    closeReport: () => setShown(undefined),
  };
}
