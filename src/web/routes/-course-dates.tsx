import { useNavigate } from '@tanstack/react-router';
import { CohortList } from '#/features/cohorts/ui/cohort-list';
import { FormNotice } from './-form-notice';

export function CourseDates(props: Pick<Parameters<typeof CohortList>[0], 'cohorts' | 'of'>) {
  const navigate = useNavigate();
  return (
    <CohortList
      {...props}
      privacy={<FormNotice form="course" />}
      onEnrolled={({ enrolmentId, token }) =>
        navigate({ to: '/enrolment/$id', params: { id: enrolmentId }, search: { token } })
      }
    />
  );
}
