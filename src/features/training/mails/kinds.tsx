/** `training-received` goes to the applicant, `training-notice` to the owner. */
export const trainingMailKinds = ['training-received', 'training-notice'] as const;
export type TrainingMail = (typeof trainingMailKinds)[number];
