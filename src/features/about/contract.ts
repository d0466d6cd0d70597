export const aboutSubjects = [
  'hero',
  'early_career',
  'major_brands',
  'ai_transformation',
  'current_future',
] as const;
export type AboutSubject = (typeof aboutSubjects)[number];
