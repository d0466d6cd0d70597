import { withinReplyTime } from '#/features/commitments/contract';
import type { ContactCopy } from './tr';

export const en: ContactCopy = {
  page: {
    title: 'Contact',
    description: `Write about a keynote, a workshop, a panel or consulting; I will reply ${withinReplyTime.en}. Use the form, WhatsApp, phone or email.`,
    keywords: 'contact, invite a speaker, workshop, panel, consulting request, WhatsApp',
  },
  noScript: {
    title: 'The contact form needs JavaScript',
    text: 'JavaScript seems to be switched off in your browser. You can also reach me {on WhatsApp or }by email.',
  },
  networkLimit:
    'Many messages have been sent from your network in a short time. Please try again later, or get in touch {on WhatsApp or }by email.',
  form: {
    label: 'Contact form',
    name: 'Full name',
    email: 'Email',
    company: 'Company',
    optional: '(optional)',
    eventType: 'Subject',
    choose: 'Please choose',
    message: 'Message',
    leaveEmpty: 'Please leave this field empty',
    submit: 'Send message',
    sending: 'Sending...',
  },
  eventTypes: { keynote: 'Keynote', workshop: 'Workshop', panel: 'Panel', consulting: 'Consulting' },
  validation: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  },
  received: {
    title: 'Message sent successfully!',
    text: `Your message has reached me; I will reply ${withinReplyTime.en}.`,
  },
  failure: {
    title: 'Error sending message',
    text: 'Something went wrong. Please try again.',
  },
};
