/** Every mail about an application; the notice is the owner's. */
export type TrainingMail = 'training-received' | 'training-notice';
