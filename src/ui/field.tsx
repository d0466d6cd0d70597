import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldWiring = createContext<Wiring | null>(null);

export type FieldProps = {
  label: ReactNode;
  /** The mark of a field that may stay empty, such as "(optional)". */
  optional?: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in a sentence; text and border change together. */
  error?: ReactNode;
  /** The control's id, where something outside must point to it. */
  id?: string;
  className?: string;
  /** One Input, Select or Textarea; it is named and described by this field. */
  children: ReactNode;
};

/** A label above, a control, and below it the error (or, without one, the hint). */
export function Field({ label, optional, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = classNames(errorId, hintId) || undefined;
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={controlId}>
        {label} {optional ? <span>{optional}</span> : null}
      </label>
      <FieldWiring value={{ id: controlId, describedBy, invalid: Boolean(error) }}>{children}</FieldWiring>
      {error ? (
        <p className="field-error" id={errorId}>
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The attributes that tie a control to its Field; empty outside of one. */
function useWiring() {
  const wiring = use(FieldWiring);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
  };
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useWiring()} {...rest} className={classNames('input', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useWiring()} {...rest} className={classNames('input', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useWiring()} {...rest} className={classNames('input', className)} />;
}
