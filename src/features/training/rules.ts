import { parseOneOf, parsePage, parseText, withoutUndefined } from '#/platform/input/search';

export const trainingTypes = ['individual', 'corporate'] as const;
export type TrainingType = (typeof trainingTypes)[number];
/** `pending` from the visitor; the rest are the owner's (decisions, section 5). */
export const statuses = ['pending', 'contacted', 'offered', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** What is looked for, as it stands in an address: only what differs from the rule (all, the latest first). */
export interface ApplicationSearch {
  status?: ApplicationStatus | undefined;
  program?: string | undefined;
  type?: TrainingType | undefined;
  q?: string | undefined;
  page?: string | undefined;
}

/** Reads an address; what it can't mean is left out. */
export const applicationSearch = (given: Record<string, unknown>): ApplicationSearch =>
  withoutUndefined({
    status: parseOneOf(statuses, given.status),
    program: parseText(given.program),
    type: parseOneOf(trainingTypes, given.type),
    q: parseText(given.q),
    page: parsePage(given.page),
  });
