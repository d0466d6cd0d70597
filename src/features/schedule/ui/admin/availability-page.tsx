import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead } from '#/owner/kit/admin-head';
import { useWords } from '#/ui/language/language';
import { availabilityOverviewQuery } from '../../admin-client';
import { adminAvailabilityWords } from '../../copy/admin';
import { BlockList } from './block-list';
import { CalendarList } from './calendar-list';
import { RuleForm } from './rule-form';
import './availability.css';

/** When the owner can be booked: time off first, which changes most often, then calendars, hours and rules. */
export function AvailabilityPage() {
  const copy = useWords(adminAvailabilityWords);
  const { data } = useSuspenseQuery(availabilityOverviewQuery());
  return (
    <div className="availability">
      <AdminHead title={copy.title} />
      <p className="availability-lead">{copy.lead}</p>
      <BlockList blocks={data.blocks} />
      <RuleForm rule={data.rule} />
      <CalendarList calendars={data.calendars} />
    </div>
  );
}
