import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Paragraph } from './unbroken';

/** The page's column, limited in width, with a gutter. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('wrap', className)} />;
}

/** A section of a page, with its content in the page's column. `night` makes it a dark band. */
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

/** A section with a head. The address `#id` leads to the section. */
export function TitledSection({
  id,
  title,
  lead,
  end,
  children,
  ...rest
}: Omit<ComponentProps<typeof Section>, 'title'> & SectionHeadProps & { id: string }) {
  return (
    <Section {...rest} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} end={end} />
      {children}
    </Section>
  );
}

export type SectionHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A link at the end edge, on the title's baseline. */
  end?: ReactNode;
  id?: string;
};

export function SectionHead({ title, lead, end, id }: SectionHeadProps) {
  return (
    <header className="section-head apart">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {end}
      <Paragraph>{lead}</Paragraph>
    </header>
  );
}

export type PartProps = {
  title: ReactNode;
  note?: ReactNode;
  /** On wide screens too, the content is below the head, instead of beside it. */
  wide?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a long page or form: a title and, on wide screens beside it, the content. */
export function Part({ title, note, wide = false, id, className, children }: PartProps) {
  return (
    <section className={classNames('part', wide && 'part-wide', className)} aria-labelledby={id}>
      <header className={classNames('part-head', wide && 'apart')}>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        <Paragraph className="text-small">{note}</Paragraph>
      </header>
      <div className="may-shrink">{children}</div>
    </section>
  );
}

export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span {...props} className="visually-hidden" />
);

/** The first link of the page, which skips the navigation. */
export const SkipLink = (props: ComponentProps<'a'>) => <a {...props} className="skip-link" />;
