import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Actions } from '#/owner/kit/actions';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { CategoriesRoom } from './categories-room';
import { ConsultingRoom } from './consulting-room';
import { CorporateRoom } from './corporate-room';
import { type ServiceKind, serviceKinds } from './kinds';
import { PackagesRoom } from './packages-room';
import styles from './services-room.module.css';
import { TrainingRoom } from './training-room';

const rooms: Record<ServiceKind, (above: ReactNode) => ReactNode> = {
  consulting: (above) => <ConsultingRoom above={above} />,
  packages: (above) => <PackagesRoom above={above} />,
  training: (above) => <TrainingRoom above={above} />,
  corporate: (above) => <CorporateRoom above={above} />,
  'consulting-categories': (above) => <CategoriesRoom of="consulting" above={above} />,
  'training-categories': (above) => <CategoriesRoom of="training" above={above} />,
};

/** What the owner offers, a list for each kind. */
export const ServicesRoom = ({ kind }: { kind: ServiceKind }) => (
  <div key={kind}>{rooms[kind](<Kinds kind={kind} />)}</div>
);

function Kinds({ kind: current }: { kind: ServiceKind }) {
  const { kindsLabel, kinds, leads } = useWords(adminCatalogueWords);
  return (
    <nav className={styles.kinds} aria-label={kindsLabel}>
      <Actions>
        {serviceKinds.map((kind) => (
          <KindLink key={kind} kind={kind} isCurrent={kind === current}>
            {kinds[kind]}
          </KindLink>
        ))}
      </Actions>
      <p className="field-hint">{leads[current]}</p>
    </nav>
  );
}

interface KindLinkProps {
  kind: ServiceKind;
  isCurrent: boolean;
  children: string;
}

function KindLink({ kind, isCurrent, children }: KindLinkProps) {
  const link = useLinkProps({
    to: '/admin/services',
    search: { kind: kind === 'consulting' ? undefined : kind },
  });
  return (
    <a {...link} className="chip" aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
