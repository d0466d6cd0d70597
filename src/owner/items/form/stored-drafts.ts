import { storedValue } from '#/ui/stored-value';

/** Unsaved changes, stored on this device. Each open form has its own draft, so that two tabs don't overwrite each other. */
export interface StoredDraft<Values> {
  values: Values;
  /** The version of the item that the draft is based on; undefined for a new item. */
  version: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /**
   * Whether the owner has undone the draft's deletion, or chosen the draft in the list. The next form then restores it without
   * asking.
   */
  isRestored?: boolean;
}

const prefix = 'draft:';
const maxAgeMs = 30 * 24 * 3600 * 1000;

const nameOf = (item: string, form: string) => `${prefix}${item}:${form}`;

const stored = <Values>(name: string) => storedValue<StoredDraft<Values>>(() => localStorage, name);

function readDraft<Values>(name: string): StoredDraft<Values> | undefined {
  const draft = stored<Values>(name).read();
  return typeof draft?.at === 'number' && typeof draft.values === 'object' ? draft : undefined;
}

const names = (): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  );

/** Stores a draft. Returns false if storage is full or not allowed. */
export const storeDraft = <Values>(item: string, form: string, draft: StoredDraft<Values>): boolean =>
  stored(nameOf(item, form)).write(draft);

export const deleteDraft = (item: string, form: string): void => stored(nameOf(item, form)).remove();

/** Finds an item's newest draft of another form, closed or open. Deletes all drafts that are unreadable or older than 30 days. */
export function findLeftDraft<Values>(
  item: string,
  form: string,
): { form: string; draft: StoredDraft<Values> } | undefined {
  const own = nameOf(item, form);
  const start = nameOf(item, '');
  try {
    const found = names().flatMap((name) => {
      const draft = readDraft<Values>(name);
      if (!draft || Date.now() - draft.at > maxAgeMs) {
        localStorage.removeItem(name);
        return [];
      }
      return name.startsWith(start) && name !== own ? [{ form: name.slice(start.length), draft }] : [];
    });
    return found.toSorted((a, b) => b.draft.at - a.draft.at)[0];
  } catch {
    return undefined;
  }
}
