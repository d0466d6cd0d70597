/** What was typed and not saved, on this device: each open form under a name of its own, so that two tabs never mix. */
export interface StoredDraft<Values> {
  values: Values;
  /** The version that it was made on; undefined for a new item. */
  version: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** It was thrown away and called back: the next form takes it up without asking. */
  goesOn?: boolean;
}

const prefix = 'draft:';
const longest = 30 * 24 * 3600 * 1000;

const nameOf = (item: string, form: string) => `${prefix}${item}:${form}`;

function parsed<Values>(text: string | null): StoredDraft<Values> | undefined {
  try {
    const draft = JSON.parse(text ?? '');
    return typeof draft?.at === 'number' && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

const names = (): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  );

/** False where the device keeps nothing (full, or not allowed). */
export function storeDraft<Values>(item: string, form: string, draft: StoredDraft<Values>): boolean {
  try {
    localStorage.setItem(nameOf(item, form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(item: string, form: string): void {
  try {
    localStorage.removeItem(nameOf(item, form));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** The newest draft of an item that another form left behind; what is older than a month is forgotten. */
export function leftDraft<Values>(
  item: string,
  form: string,
): { form: string; draft: StoredDraft<Values> } | undefined {
  const own = nameOf(item, form);
  const start = nameOf(item, '');
  try {
    const found = names().flatMap((name) => {
      const draft = parsed<Values>(localStorage.getItem(name));
      if (!draft || Date.now() - draft.at > longest) {
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
