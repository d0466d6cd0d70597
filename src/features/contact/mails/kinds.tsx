export const contactMailKinds = ['contact-notice'] as const;
export type ContactMail = (typeof contactMailKinds)[number];
