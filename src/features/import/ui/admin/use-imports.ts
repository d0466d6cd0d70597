import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { importsQuery, runImport } from '../../admin-client';
import type { ImportReport, ImportSource, ImportState } from '../../admin-contract';
import { adminImportWords } from '../../copy';

const pollMs = 700;

/** Starts imports, and also follows those that were already running when the page was opened. */
export function useImports(onImported: () => void) {
  const copy = useWords(adminImportWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState<readonly ImportSource[]>([]);
  const [shown, setShown] = useState<{ source: ImportSource; report: ImportReport }>();
  const { data: states = [] } = useQuery({
    ...importsQuery(),
    refetchInterval: ({ state }) =>
      requested.length > 0 || state.data?.some(({ running }) => running) ? pollMs : false,
  });

  const lastReported = useRef('');
  const finished = (source: ImportSource, report: ImportReport) => {
    // The response and the polled state both report the end, in any order. Only the first report counts.
    const finishKey = `${source} ${report.finishedAt}`;
    if (lastReported.current === finishKey) return;
    lastReported.current = finishKey;
    setShown({ source, report });
    notify({ title: copy.done(copy.names[source]), text: copy.imported(report.imported.length) });
    onImported();
  };
  const refresh = async (): Promise<ImportState[]> => {
    await queryClient.refetchQueries({ queryKey: importsQuery().queryKey });
    return queryClient.getQueryData(importsQuery().queryKey) ?? [];
  };

  const start = async (source: ImportSource) => {
    setRequested((current) => [...current, source]);
    try {
      finished(source, await runImport(source, locale));
      void refresh();
    } catch (error) {
      const latest = await refresh();
      const isRunning = latest.some((state) => state.source === source && state.running);
      // If only the connection was lost, the import continues, and polling reports its end.
      if (isRunning && !(error instanceof ApiError && error.problem)) return;
      const text = error instanceof ApiError ? error.problem?.detail : undefined;
      notify({ tone: 'danger', title: copy.failed(copy.names[source]), text });
    } finally {
      setRequested((current) => current.filter((each) => each !== source));
    }
  };

  const previousStates = useRef(states);
  useEffect(() => {
    for (const { source, running, last } of states) {
      const wasRunning = previousStates.current.some((state) => state.source === source && state.running);
      if (!wasRunning || running || requested.includes(source)) continue;
      if (last) finished(source, last);
    }
    previousStates.current = states;
  });

  return {
    offered: states.filter(({ offered }) => offered).map(({ source }) => source),
    start: (source: ImportSource) => void start(source),
    isRunning: (source: ImportSource) =>
      requested.includes(source) || states.some((state) => state.source === source && state.running),
    running: states.flatMap(({ source, running }) => (running ? [{ source, ...running }] : [])),
    shown,
    closeReport: () => setShown(undefined),
  };
}
