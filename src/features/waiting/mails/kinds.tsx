export const waitingMailKinds = ['waiting-confirm', 'waiting-offer'] as const;
export type WaitingMail = (typeof waitingMailKinds)[number];
