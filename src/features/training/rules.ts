import { parseOneOf, parsePage, parseText, withoutUndefined } from '#/platform/input/search';

export const trainingTypes = ['individual', 'corporate'] as const;
export type TrainingType = (typeof trainingTypes)[number];
/** New applications are `pending`; the owner sets the other statuses. */
export const statuses = ['pending', 'contacted', 'offered', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** The filters of the list, as in the address. */
export interface ApplicationSearch {
  status?: ApplicationStatus | undefined;
  program?: string | undefined;
  type?: TrainingType | undefined;
  q?: string | undefined;
  page?: string | undefined;
}

/** Parses the filters of an address; invalid values are left out. */
export const applicationSearch = (query: Record<string, unknown>): ApplicationSearch =>
  withoutUndefined({
    status: parseOneOf(statuses, query.status),
    program: parseText(query.program),
    type: parseOneOf(trainingTypes, query.type),
    q: parseText(query.q),
    page: parsePage(query.page),
  });
