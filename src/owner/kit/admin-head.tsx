import type { ReactNode } from 'react';
import '#/owner/records/inbox.css';

/** The head of a room, or of one thing in it: its name, and at the end edge what can be done. */
export function AdminHead({
  title,
  back,
  actions,
}: {
  title: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="admin-head">
      {back ? <p className="admin-head-back">{back}</p> : null}
      <h2 tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {actions ? <div className="admin-head-actions">{actions}</div> : null}
    </header>
  );
}

/** A named part of a page: a rule, a small head, and what belongs to it. */
export function AdminPart({
  id,
  title,
  note,
  end,
  children,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="admin-part" aria-labelledby={id}>
      <header className="admin-part-head">
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        {end}
        {note ? <p className="field-hint">{note}</p> : null}
      </header>
      {children}
    </section>
  );
}
