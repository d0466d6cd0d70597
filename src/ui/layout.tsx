import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The page's column: 1200 px and a gutter. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('wrap', className)} />;
}

/** Twelve columns; place children with col-span-* and col-start-*. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('grid-12', className)} />;
}

/** A section of a page with its Wrap; `night` makes it the dark band. */
export function Section({
  night,
  className,
  children,
  ...rest
}: ComponentProps<'section'> & { night?: boolean }) {
  return (
    <section
      {...rest}
      className={classNames(night ? 'night' : 'section', className)}
      data-theme={night ? 'dark' : undefined}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

/** A section under its title, to which the address `#id` leads. */
export function TitledSection({
  id,
  title,
  lead,
  end,
  children,
  ...rest
}: Omit<ComponentProps<typeof Section>, 'title'> & { id: string } & Pick<
    SectionHeadProps,
    'title' | 'lead' | 'end'
  >) {
  return (
    <Section {...rest} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} end={end} />
      {children}
    </Section>
  );
}

export type SectionHeadProps = {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The link at the end edge, on the title's baseline. */
  end?: ReactNode;
  level?: 1 | 2 | 3;
  /** The title's id, for aria-labelledby of the section. */
  id?: string;
};

/** An ink rule, the title on it, and at the end edge a link. */
export function SectionHead({ title, lead, end, level = 2, id }: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <header className="section-head">
      <Title id={id} className={level === 3 ? 'text-h3' : 'text-h2'}>
        {title}
      </Title>
      {end}
      {lead ? <p>{lead}</p> : null}
    </header>
  );
}

export type PartProps = {
  title: ReactNode;
  note?: ReactNode;
  /** The body takes all twelve columns, under the head, instead of nine beside it. */
  wide?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a long form: its name in three columns, its fields in nine. */
export function Part({ title, note, wide = false, id, className, children }: PartProps) {
  return (
    <section className={classNames('part', wide && 'part-wide', className)} aria-labelledby={id}>
      <header className="part-head">
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {note ? <p className="text-small">{note}</p> : null}
      </header>
      <div className="may-shrink">{children}</div>
    </section>
  );
}

/** Words for the ear only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}

/** The first thing the keyboard meets: past the navigation, to the content. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames('skip-link', className)} />;
}
