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

export const ServicesRoom = ({ kind }: { kind: ServiceKind }) => (
  // Both lists of categories are the same component. Without the key, forms open in one would stay open in the other.
  <div key={kind}>{rooms[kind](<KindNav kind={kind} />)}</div>
);

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

/**
 * A link to the list of one kind. It isn't a `Link`: the address of `consulting` has no `kind`, so a `Link` to it would always be
 * marked as the current page.
 */
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
