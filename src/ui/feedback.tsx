import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Paragraph, Unbroken } from './unbroken';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `danger` interrupts a screen reader; the others don't. `need` marks what waits for the reader, such as a choice. */
  tone?: 'neutral' | 'danger' | 'need';
  title?: ReactNode;
  actions?: ReactNode;
};

/** A message that is shown next to what it is about. */
export function Notice({ tone = 'neutral', title, actions, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames('notice', tone !== 'neutral' && `notice-${tone}`, className)}
    >
      <Paragraph className="notice-title">{title}</Paragraph>
      {children ? (
        <div className="notice-text">
          <Unbroken>{children}</Unbroken>
        </div>
      ) : null}
      {actions ? <div className="notice-actions">{actions}</div> : null}
    </div>
  );
}

/** Above the buttons of a form: the server's message about a limit that was reached. Renders nothing without `text`. */
export const LimitNotice = ({ title, text }: { title?: string; text: string | undefined }) =>
  text ? (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  ) : null;

type StateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode };

/** In place of an empty list: what is missing, why, and what to do. */
export function EmptyState({ title, text, action, level = 2 }: StateProps & { level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className="empty">
      <Title className="text-h3">{title}</Title>
      <Paragraph>{text}</Paragraph>
      {action}
    </div>
  );
}

/** In place of a page that has nothing to show, for example because its record was deleted. */
export function MissingState({ title, text, action }: StateProps) {
  return (
    <div className="missing">
      <h1 className="text-h1">{title}</h1>
      <Paragraph className="text-lead">{text}</Paragraph>
      {action}
    </div>
  );
}

type SkeletonShape = 'text' | 'card' | 'row' | 'picture';

type Bar = 'full' | 'middle' | 'short' | 'title' | 'title-short';

const bars: Record<SkeletonShape, readonly Bar[]> = {
  text: ['full', 'full', 'middle'],
  card: ['short', 'title', 'full', 'full', 'middle'],
  row: ['title-short', 'title', 'full'],
  picture: ['short', 'title'],
};

export type SkeletonProps = {
  shape?: SkeletonShape;
  count?: number;
  /** Announced by screen readers while loading. */
  label: string;
  /** The class of the list that is loading, for the same layout. */
  className?: string | undefined;
};

export function Skeleton({ shape = 'text', count = 1, label, className }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => index).map((copy) => (
        <div
          key={copy}
          className={classNames('skeleton', `skeleton-${shape === 'picture' ? 'text' : shape}`)}
          aria-hidden="true"
        >
          {shape === 'picture' ? <span className="skeleton-picture" /> : null}
          {bars[shape].map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a shape never change
            <span key={index} className="skeleton-bar" data-bar={bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
