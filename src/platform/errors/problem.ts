/** The ways in which a request can fail; `api/problem.ts` gives each its HTTP status. */
export type ProblemKind =
  | 'unreadable'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'wrong_method'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'invalid'
  | 'too_many'
  | 'unavailable';

export interface FieldError {
  path: string;
  /** In the reader's language. */
  message: string;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly errors: FieldError[] | undefined;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  /** The methods that the address has, as the header `Allow` lists them. */
  readonly allow: string | undefined;
  /** For a conflict: the stored state of what the request was to change. */
  readonly current: object | undefined;

  constructor(
    kind: ProblemKind,
    detail?: string,
    more: { errors?: FieldError[]; retryAfter?: number; allow?: string; current?: object } = {},
  ) {
    super(detail ?? kind);
    this.name = 'Problem';
    this.kind = kind;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.allow = more.allow;
    this.current = more.current;
  }
}

export const invalidField = (path: string, message: string): Problem =>
  new Problem('invalid', undefined, { errors: [{ path, message }] });

/** Like `invalidField`, but with the message of the field as the detail of the whole problem, too. */
export const fieldProblem = (path: string, message: string): Problem =>
  new Problem('invalid', message, { errors: [{ path, message }] });
