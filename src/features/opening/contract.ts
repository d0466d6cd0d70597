/** The steps of the set-up that follow the account: who the site is about, and what it begins with. */
export const setUpSteps = ['about', 'content'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** `GET /api/opening` */
export interface Opening {
  /** False while the site is being set up: search engines are refused, and a line on every page says so. */
  isOpen: boolean;
}
