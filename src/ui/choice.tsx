import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('tag', className)} />;
}

/** A bar of joined buttons (`Segment`) with one accessible name. */
export function SegmentGroup({ label, className, ...rest }: ComponentProps<'fieldset'> & { label: string }) {
  return <fieldset {...rest} className={classNames('segments', className)} aria-label={label} />;
}

/** A button of a `SegmentGroup`: an action, or a toggle if `pressed` is given. */
export function Segment({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button type="button" {...rest} className={classNames('segment', className)} aria-pressed={pressed} />
  );
}

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <SegmentGroup label={label} className={className}>
      {options.map((option) => (
        <Segment key={option.value} pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </Segment>
      ))}
    </SegmentGroup>
  );
}
