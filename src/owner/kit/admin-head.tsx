import type { ReactNode } from 'react';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { Actions } from './actions';
import headStyles from './admin-head.module.css';
import partStyles from './admin-part.module.css';

interface AdminHeadProps {
  title: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}

export function AdminHead({ title, back, actions }: AdminHeadProps) {
  return (
    <header className={headStyles.root}>
      {back ? <p className={headStyles.back}>{back}</p> : null}
      <h2 tabIndex={-1} className="text-h3">
        <Unbroken>{title}</Unbroken>
      </h2>
      {actions ? <Actions>{actions}</Actions> : null}
    </header>
  );
}

export const AdminNote = ({ children }: { children: ReactNode }) => (
  <div className={headStyles.note}>{children}</div>
);

interface AdminPartProps {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

export function AdminPart({ id, title, note, end, children }: AdminPartProps) {
  return (
    <section className={partStyles.root} aria-labelledby={id}>
      <PartHead>
        <h3 id={id} className="text-h4">
          <Unbroken>{title}</Unbroken>
        </h3>
        {end}
        <Paragraph className="field-hint">{note}</Paragraph>
      </PartHead>
      {children}
    </section>
  );
}

export const PartHead = ({ children }: { children: ReactNode }) => (
  <header className={partStyles.head}>{children}</header>
);
