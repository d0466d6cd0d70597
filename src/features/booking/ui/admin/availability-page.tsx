import type { ReactNode } from 'react';
import { AdminHead } from '#/owner/kit/admin-head';
import { useWords } from '#/ui/language/language';
import type { AvailabilityOverview } from '../../admin-availability-queries';
import { adminBookingWords } from '../../copy';
import styles from './availability-page.module.css';
import { BlockList } from './block-list';
import { OverrideList } from './override-list';
import { RuleForm } from './rule-form';

interface AvailabilityPageProps {
  overview: AvailabilityOverview;
  children: ReactNode;
}

/** Blocks and overrides come first, because they change most often. */
export function AvailabilityPage({ overview, children }: AvailabilityPageProps) {
  const copy = useWords(adminBookingWords).availability;
  return (
    <div className={styles.root}>
      <AdminHead title={copy.title} />
      <p className={styles.lead}>{copy.lead}</p>
      <BlockList blocks={overview.blocks} />
      <OverrideList overrides={overview.overrides} rule={overview.rule} />
      <RuleForm rule={overview.rule} />
      {children}
    </div>
  );
}
