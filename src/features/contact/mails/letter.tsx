/** Every mail about a message. */
export type ContactMail = 'contact-notice';
