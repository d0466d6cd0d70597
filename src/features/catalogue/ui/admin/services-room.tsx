import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Actions } from '#/owner/kit/actions';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { type ServiceKind, serviceKinds } from './kinds';
import { CategoriesRoom, ConsultingRoom, CorporateRoom, PackagesRoom, TrainingRoom } from './offer-rooms';
import styles from './services-room.module.css';

const rooms: Record<ServiceKind, (above: ReactNode) => ReactNode> = {
  consulting: (above) => <ConsultingRoom above={above} />,
  packages: (above) => <PackagesRoom above={above} />,
  training: (above) => <TrainingRoom above={above} />,
  corporate: (above) => <CorporateRoom above={above} />,
  'consulting-categories': (above) => <CategoriesRoom kind="consulting-categories" above={above} />,
  'training-categories': (above) => <CategoriesRoom kind="training-categories" above={above} />,
};

/** What the owner offers, a list for each kind. */
export const ServicesRoom = ({ kind }: { kind: ServiceKind }) => (
  // The key: a list of the same component, as both of categories are, begins without the forms that were open in the other.
  <div key={kind}>{rooms[kind](<KindNav kind={kind} />)}</div>
);

/** Links to the lists of the other kinds, and what is to be known of this one. */
function KindNav({ kind: current }: { kind: ServiceKind }) {
  const { kindsLabel, kinds, intros } = useWords(adminCatalogueWords);
  return (
    <nav className={styles.root} aria-label={kindsLabel}>
      <Actions>
        {serviceKinds.map((kind) => (
          <KindLink key={kind} kind={kind} isCurrent={kind === current}>
            {kinds[kind]}
          </KindLink>
        ))}
      </Actions>
      <p className="field-hint">{intros[current]}</p>
    </nav>
  );
}

interface KindLinkProps {
  kind: ServiceKind;
  isCurrent: boolean;
  children: string;
}

/** Not a `Link`, which would take the address of `consulting`, without `kind`, for the current one whatever kind is shown. */
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
