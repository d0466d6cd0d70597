import { v4 as newId } from 'uuid';
/** One submission of a form: the same values are sent again under the same key, so that the server stores them once. */
export interface Attempt {
  values: string;
  key: string;
}

export function nextAttempt(values: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.values === text ? last : { values: text, key: newId() };
}
