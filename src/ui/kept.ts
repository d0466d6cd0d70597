/** A value that a browser keeps as JSON under a name. Where storage is off or full, nothing is kept, and nothing fails. */
export interface Kept<T> {
  read(): T | undefined;
  keep(value: T): void;
  drop(): void;
}

/** `storage` is asked for each time: in a browser that forbids it, asking already throws. */
export const kept = <T>(storage: () => Storage, name: string): Kept<T> => ({
  read() {
    try {
      const stored = storage().getItem(name);
      return stored ? (JSON.parse(stored) as T) : undefined;
    } catch {
      return undefined;
    }
  },
  keep(value) {
    try {
      storage().setItem(name, JSON.stringify(value));
    } catch {
      // The page works as before; only a reload loses what was typed.
    }
  },
  drop() {
    try {
      storage().removeItem(name);
    } catch {
      // Nothing was kept.
    }
  },
});
