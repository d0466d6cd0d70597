import type { BookingMailCopy } from './tr';

export const en: BookingMailCopy = {
  previousTime: 'Previous time',
  visitorsTime: 'In the visitor’s time',
  manage: 'Change or cancel the appointment',
  confirmation: {
    subject: (moment) => `Your appointment is confirmed: ${moment}`,
    headline: 'Your appointment is confirmed',
    lead: 'This time is reserved for you. You will find the details below; a calendar file is attached to this email.',
    private: 'This link is yours alone; please do not share it.',
    next: 'What happens next',
    report: 'Afterwards you will receive a summary report and suggestions.',
  },
  request: {
    subject: (moment) => `Your booking request was received: ${moment}`,
    headline: 'Your booking request was received',
    lead: 'Your request has reached me and the time is held for you. The appointment is not confirmed yet.',
    next: 'You will get my reply by email. Once I confirm, a calendar file comes with it.',
    until: (moment) =>
      `This time is held for you until ${moment}. If I cannot reply by then, it becomes free again and I will let you know.`,
  },
  requestMoved: {
    subject: (moment) => `The new time you asked for: ${moment}`,
    headline: 'Your booking request has a new time',
    lead: 'The new time has reached me and is held for you. The appointment is not confirmed yet; you will get my reply by email.',
  },
  requestEnds: {
    withdrawn: {
      subject: (moment) => `You withdrew your booking request: ${moment}`,
      headline: 'You withdrew your booking request',
      lead: 'There is nothing else you need to do. You are welcome to choose a new time whenever you like.',
    },
    declined: {
      subject: (moment) => `Your booking request could not be confirmed: ${moment}`,
      headline: 'I could not confirm your booking request',
      lead: 'I am sorry, I cannot meet at this time. You can choose another one through the link below.',
    },
    expired: {
      subject: (moment) => `Your booking request was not answered: ${moment}`,
      headline: 'I did not answer your booking request in time',
      lead: 'The time you asked for has come without my confirmation, and I am sorry: this meeting will not take place. You can choose a new time through the link below.',
    },
    lapsed: {
      subject: (moment) => `Your booking request was not answered: ${moment}`,
      headline: 'I did not answer your booking request in time',
      lead: 'I am sorry that I did not reply in time. This time is no longer held for you, and the meeting will not take place. I would still like to meet you: through the link below you can choose the same time, if it is still free, or another one that suits you.',
    },
  },
  moved: {
    subject: (moment) => `Your appointment has a new time: ${moment}`,
    headline: 'Your appointment has a new time',
    lead: 'Your appointment is confirmed for the new date and time below. The attached calendar file replaces the earlier entry.',
    links:
      'Any links sent to you earlier no longer work; please use the one in this email and do not share it.',
  },
  cancelled: {
    subject: (moment) => `Your appointment has been cancelled: ${moment}`,
    headline: 'Your appointment has been cancelled',
    lead: 'There is nothing else you need to do. The attached file removes the appointment from your calendar.',
    apology:
      'I am sorry that I had to cancel your appointment. You can choose a new time through the link below; the attached file removes this one from your calendar.',
    again: 'Book a new appointment',
    note: (owner) => `A message from ${owner}:`,
  },
  reminder: {
    subject: (moment) => `Appointment reminder: ${moment}`,
    headline: 'Your appointment is coming up',
    lead: 'This is a reminder of your appointment.',
    change: 'If the time no longer suits you, you can change or cancel the appointment with the link below.',
  },
  followUp: {
    subject: (service) => `After our meeting: ${service}`,
    headline: 'After our meeting',
  },
  notice: {
    label: 'Appointment',
    confirm: 'Confirm',
    decline: 'Decline',
    asksOnce:
      'The page that opens asks you once more. These links are yours alone; please do not forward this email.',
    room: 'Open the appointment in the admin area',
    until: (moment) =>
      `This time is held until ${moment}. Without your answer by then the request lapses, the time becomes free again and the visitor is told.`,
    write: 'Write to the visitor',
    events: {
      created: {
        title: 'New appointment',
        lead: 'A new appointment was booked on your site. The calendar file is attached to this email.',
      },
      requested: {
        title: 'An appointment awaits your confirmation',
        lead: 'An appointment was requested on your site. The time is held, but nothing is confirmed until you do so. You can confirm or decline it with the buttons below.',
      },
      due: {
        title: 'An appointment awaits your answer',
        lead: 'You have not answered the request below yet. If you do not answer in time, it lapses and the visitor is told.',
      },
      approved: {
        title: 'You confirmed the appointment',
        lead: 'The visitor was sent a confirmation. The calendar file is attached to this email.',
      },
      requestMoved: {
        title: 'A requested appointment has a new time',
        lead: 'The day or time of an appointment that awaits your confirmation has changed. You can confirm or decline it with the buttons below.',
      },
      withdrawn: {
        title: 'A booking request was withdrawn',
        lead: 'The visitor withdrew the appointment that awaited your confirmation; the time is free again.',
      },
      declined: {
        title: 'You declined the appointment',
        lead: 'You declined the appointment below; the time is free again. The visitor was told.',
      },
      expired: {
        title: 'An unanswered request has lapsed',
        lead: 'The time of the appointment below came without your answer. The request has lapsed and the visitor was told.',
      },
      lapsed: {
        title: 'An unanswered request has lapsed',
        lead: 'The time that you had set for answering the request below has passed. The request has lapsed, its time is free again and the visitor was told.',
      },
      moved: {
        title: 'An appointment has a new time',
        lead: 'The day or time of the appointment below has changed. The attached calendar file replaces the earlier entry.',
      },
      cancelled: {
        title: 'An appointment was cancelled',
        lead: 'The appointment below was cancelled; the time is free again. The attached file removes it from your calendar.',
      },
    },
  },
};
