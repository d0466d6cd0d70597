export type LanguageCode = 'tr' | 'en' | 'ar';

/** The languages of a text, the source first. */
export const languageCodes: readonly LanguageCode[] = ['tr', 'en', 'ar'];
export const writingDirection = (language: LanguageCode): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

export type LanguageState = 'ready' | 'automatic' | 'missing';

/** A moment as words name it: 'HH:mm', and the day where it is not today. */
export interface MomentParts {
  time: string;
  day?: string;
}

/** The words of the parts that every form of the owner is made of. */
export interface KitLabels {
  edit: string;
  remove: string;
  cancel: string;
  save: string;
  saving: string;
  published: string;
  draft: string;
  /** The switch between the two. */
  show: string;
  state: string;
  sortOrder: string;
  languages: {
    names: Record<LanguageCode, string>;
    title: string;
    source: string;
    states: Record<LanguageState, string>;
    /** Beside one text of a language. */
    unread: string;
    /** Says that all texts of a language have been read. */
    reviewed: string;
    legend: string;
  };
  order: {
    handle: (title: string) => string;
    hint: string;
    picked: (place: number, of: number) => string;
    moved: (place: number, of: number) => string;
    dropped: (place: number, of: number) => string;
    cancelled: string;
  };
  kept: {
    at: (moment: MomentParts) => string;
    offer: string;
    offerText: (moment: MomentParts) => string;
    resume: string;
    discard: string;
  };
  conflict: {
    title: string;
    text: string;
    mine: string;
    theirs: string;
    empty: string;
    choose: (field: string) => string;
    allMine: string;
    allTheirs: string;
    save: string;
    gone: string;
  };
  /** A small form's conflict: one of both stays as a whole. */
  changed: { title: string; text: string; mine: string; theirs: string };
  /** The question before what was typed is given up. */
  throwAway: { title: string; confirm: string; keep: string; done: string };
  deleted: { undo: string; undoing: string };
  failed: { save: string; remove: string; undo: string; order: string; fields: string; text: string };
}
