/** Every mail about an application; the notice is the owner's. */
export const trainingMailKinds = ['training-received', 'training-notice'] as const;
export type TrainingMail = (typeof trainingMailKinds)[number];
