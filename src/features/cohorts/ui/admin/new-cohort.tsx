import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { AdminHead } from '#/owner/kit/admin-head';
import { Arrow } from '#/ui/arrow';
import { backClass, buttonClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { cohortListQuery } from '../../admin-client';
import type { CohortValues } from '../../admin-contract';
import { adminCohortWords } from '../../copy';
import { CohortForm } from './cohort-form';
import { nextDate } from './date-fields';

export const BackToCohorts = () => (
  <Link to="/admin/cohorts" className={backClass}>
    <Arrow to="start" />
    {useWords(adminCohortWords).cohorts.list.back}
  </Link>
);

export const AddProgram = () => (
  <Link to="/admin/services" search={{ kind: 'training' }} className={buttonClass()}>
    {useWords(adminCohortWords).cohorts.list.addProgram}
  </Link>
);

export function NewCohort({ onSaved }: { onSaved: (id: string) => Promise<void> }) {
  const { form: words, list } = useWords(adminCohortWords).cohorts;
  const locale = useLocale();
  const { data } = useSuspenseQuery(cohortListQuery(locale));
  // The id stays the same however often the form is sent, so that only one cohort is stored.
  const [id] = useState(() => newId());
  const [values] = useState(
    (): CohortValues => ({
      programId: data.programs[0]?.id ?? '',
      visibility: 'public',
      place: '',
      link: '',
      note: '',
      dates: [nextDate([])],
      seats: 12,
      minimum: 0,
      lastDay: '',
      language: locale,
      holdHours: 24,
      price: { mode: 'request', amount: null, currency: 'TRY' },
    }),
  );
  return (
    <>
      <AdminHead back={<BackToCohorts />} title={words.addTitle} />
      {data.programs.length > 0 ? (
        <CohortForm id={id} values={values} programs={data.programs} onSaved={() => onSaved(id)} />
      ) : (
        <EmptyState level={3} title={list.noPrograms} action={<AddProgram />} />
      )}
    </>
  );
}
