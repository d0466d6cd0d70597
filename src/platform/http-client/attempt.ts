/** A press of a send button: the same values are sent under the same key, so that the server takes them once. */
export interface Attempt {
  values: string;
  key: string;
}

/** The key of this set of values: the one of the last attempt if nothing changed since. */
export function attemptOf(values: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.values === text ? last : { values: text, key: mintKey() };
}

/** Random, also where the page isn't served securely and `crypto.randomUUID` is missing. */
function mintKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
