/** The steps of the set-up after the account: the site's languages, the person's profile, and the initial content. */
export const setUpSteps = ['languages', 'about', 'content'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** `GET /api/opening` */
export interface Opening {
  /** False while the site is being set up. Meanwhile robots.txt and every page turn search engines away. */
  isOpen: boolean;
}
