import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminHead } from '#/owner/kit/admin-head';
import { useWords } from '#/ui/language/language';
import { movingQuery } from '../../admin-client';
import { adminMovingWords } from '../../copy';
import { ArchivePart } from './archive-part';
import { ExportForm } from './export-form';
import { ImportReport } from './import-report';

export function MovingRoom({ children }: { children?: ReactNode }) {
  const { title } = useWords(adminMovingWords);
  const { data } = useSuspenseQuery(movingQuery());
  return (
    <>
      <AdminHead title={title} />
      <ExportForm isReceiving={data.receiving} isRunning={data.import?.running ?? false} />
      {data.import ? <ImportReport report={data.import} /> : null}
      {children}
      <ArchivePart />
    </>
  );
}
