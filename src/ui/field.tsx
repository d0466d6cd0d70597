import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names';
import { Paragraph, Unbroken } from './unbroken';

type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<FieldContextValue | null>(null);

export type FieldProps = {
  label: ReactNode;
  /** Follows the label in a lighter style, such as "(optional)". */
  optional?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** One control, such as an Input. This field labels and describes it. */
  children: ReactNode;
};

export function Field({ label, optional, hint, error, className, children }: FieldProps) {
  const controlId = useId();
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = classNames(errorId, hintId) || undefined;
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={controlId}>
        {label} {optional ? <span>{optional}</span> : null}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
      <Paragraph className="field-hint" id={hintId}>
        {hint}
      </Paragraph>
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string | undefined; children: ReactNode }) =>
  children ? (
    <p className="field-error" id={id}>
      <span>
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  ) : null;

/** The attributes that connect a control with its Field; none outside of a Field. */
function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

/**
 * A line of text. Most forms give neither `Input` nor `Textarea` a `maxLength`, but check the length: the browser would silently
 * cut what is pasted, whereas the check says how long the text may be.
 */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldAttributes()} {...rest} className={classNames('input', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldAttributes()} {...rest} className={classNames('input', className)} />;
}

interface OptionsProps<Value extends string | number> {
  of: readonly Value[];
  text: (value: Value) => string | undefined;
}

export function Options<Value extends string | number>({ of, text }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldAttributes()} {...rest} className={classNames('input', className)} />;
}
