import { recordSearch } from '#/owner/records/search';
import { oneOf, parseText } from '#/platform/input/search';

export const trainingTypes = ['individual', 'corporate'] as const;
export type TrainingType = (typeof trainingTypes)[number];
/** New applications are `pending`; the owner sets the other statuses. */
export const statuses = ['pending', 'contacted', 'offered', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof statuses)[number];

export const applicationSearch = recordSearch({
  status: oneOf(statuses),
  program: parseText,
  type: oneOf(trainingTypes),
});
export type ApplicationSearch = ReturnType<typeof applicationSearch>;
