/** The kinds of mails about an application; the notice goes to the owner. */
export const trainingMailKinds = ['training-received', 'training-notice'] as const;
export type TrainingMail = (typeof trainingMailKinds)[number];
