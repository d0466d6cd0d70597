/**
 * A value in the browser's storage, as JSON. If storage is unavailable or full, nothing is stored and nothing throws.
 * `storage` is a function, because in some browsers even the access to `localStorage` throws.
 */
export const storedValue = <T>(storage: () => Storage, name: string) => ({
  /**
   * Returns the stored value unchecked: an older version of the product may have stored another shape. Undefined if there is
   * none.
   */
  read(): T | undefined {
    try {
      const stored = storage().getItem(name);
      return stored ? (JSON.parse(stored) as T) : undefined;
    } catch {
      return undefined;
    }
  },
  /** False if it could not be stored. */
  write(value: T): boolean {
    try {
      storage().setItem(name, JSON.stringify(value));
      return true;
    } catch {
      // The page works without storage; only a reload loses the value.
      return false;
    }
  },
  remove() {
    try {
      storage().removeItem(name);
    } catch {
      // Without storage, there is nothing to remove.
    }
  },
});
