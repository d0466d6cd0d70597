import type { NoticeCopy } from './tr';

const provider = (who: string, host: string) => (who && host ? `${who} (${host})` : who || host);

export const en: NoticeCopy = {
  terms: {
    what: 'Which details',
    why: 'What for',
    ground: 'Legal basis',
    needed: 'Do you have to give them?',
    kept: 'For how long',
  },
  responsible: {
    title: 'Who is responsible',
    paragraphs: ({ name, address, email }) => [
      `Responsible for the personal data you leave on this site (the controller): ${name}${address ? `, ${address}` : ''}.`,
      `For anything that concerns your personal data, write to this address: ${email}`,
      'This notice follows article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK) and article 13 of the General Data Protection Regulation of the European Union (GDPR).',
    ],
  },
  forms: {
    booking: {
      title: 'When you book an appointment',
      what: 'Your name, email address and phone number; your company and your note if you give them; your answers where a service comes with questions; the service, day and time you choose; the time zone of your device, or the one you chose; the language you read in.',
      why: 'To make the appointment, to send its confirmation, its changes and its reminder, and to prepare for our meeting.',
      ground:
        'It is necessary for concluding and performing the contract for the service you ask for (KVKK art. 5/2-c; GDPR art. 6(1)(b)).',
      needed:
        'No law obliges you to; but without the required fields no appointment can be made. The other fields can stay empty.',
      after: (months) => `${months} after the meeting; then they are erased automatically.`,
    },
    training: {
      title: 'When you apply for training',
      what: 'Your name, email address and phone number; your company, your budget and your message if you give them; the programme you choose, the number of participants, the kind of training, and your preferred format and timing; the language you read in.',
      why: 'To consider your application, to write a proposal that suits you, and to answer you.',
      ground:
        'It is necessary in order to take steps at your request before a contract is made (KVKK art. 5/2-c; GDPR art. 6(1)(b)).',
      needed:
        'No law obliges you to; but without the required fields your application cannot be received. The other fields can stay empty.',
      after: (months) =>
        `${months} after your application was last worked on; then they are erased automatically.`,
    },
    course: {
      title: 'When you enrol in a course with dates',
      what: 'Your name, email address and phone number; your company if you give it; the course you choose, the state of your enrolment or your place in the waiting list, the days on which you took part; the language you read in.',
      why: 'To keep your seat, to send its confirmation, changes and reminder, to tell you when a seat is free, and to certify that you took part.',
      ground:
        'It is necessary for concluding and performing the contract for the course you enrol in (KVKK art. 5/2-c; GDPR art. 6(1)(b)).',
      needed:
        'No law obliges you to; but without the required fields no seat can be kept. The other fields can stay empty.',
      after: (months) => `${months} after your enrolment has ended; then they are erased automatically.`,
    },
    company: {
      title: 'When you ask for a proposal for your company',
      what: 'Your name, email address and phone number; your company, your budget and your message if you give them; the programme you choose, the number of participants, and your preferred format and timing; the language you read in.',
      why: 'To write a proposal for your company, and to correspond with you about it.',
      ground:
        'As the contract would be with your company, my legitimate interest in answering its request (KVKK art. 5/2-f; GDPR art. 6(1)(f)).',
      needed:
        'No law obliges you to; but without the required fields no proposal can be written. The other fields can stay empty.',
      after: (months) =>
        `${months} after your request was last worked on; then they are erased automatically.`,
    },
    contact: {
      title: 'When you send the contact form',
      what: 'Your name, email address and message; your company and the subject if you give them; the language you read in.',
      why: 'To answer you.',
      ground: 'My legitimate interest in answering what you ask (KVKK art. 5/2-f; GDPR art. 6(1)(f)).',
      needed:
        'No law obliges you to; but without your name, address and message I cannot answer. The other fields can stay empty.',
      after: (months) =>
        `${months} after your message was last worked on; then they are erased automatically.`,
    },
  },
  followUp: 'After it, to write to you once more by email.',
  untilErased:
    'For as long as the purpose needs it: until you ask me to erase it, or I erase it because it is no longer needed.',
  packages: {
    title: 'When you buy a package of sessions',
    paragraph:
      'When you buy a package of sessions from me, I note your name, your email address, your phone and company if you gave them, the package, how it was paid for, and how its sessions are used; you receive emails about it. The basis is the contract between us (KVKK art. 5/2-c; GDPR art. 6(1)(b)).',
    after: (months) => `${months} after the package is over; then it is erased automatically.`,
  },
  waiting: {
    title: 'When you join the waiting list',
    paragraphs: [
      'When you join the waiting list, I note your name, your email address, your phone number, the service you chose and the days and times that suit you, in order to offer you a time that becomes free and, if you wish, to book your appointment. Nobody else sees what is offered to you. The basis is the steps you ask for before a contract (KVKK art. 5/2-c; GDPR art. 6(1)(b)).',
      'You can leave the list at any time by the link in your email. Your entry is erased automatically 30 days after you leave the list, book an appointment, or your time on it is over.',
    ],
  },
  collecting: {
    title: 'How it is collected and protected',
    paragraphs: [
      'I get your details only from you, electronically, when you send a form. No decision about you is made automatically, and no profile of you is drawn up.',
      'To prevent abuse, what is sent from the same network address (IP) is counted for a day; the address itself is not kept, only a short digest that does not identify you (KVKK art. 5/2-f; GDPR art. 6(1)(f)). The site’s log contains neither your name nor your contact details.',
    ],
    erased:
      'When they are erased, your name, your contact details, what you wrote and this site’s copies of the emails sent are gone for good; what remains is a record that does not show who you are.',
    inBackups: 'Backups made before that keep them until those backups expire.',
    inNightly: (months) => `Nightly backups made before that keep them for ${months} at most.`,
  },
  recipients: {
    title: 'Who receives it',
    lead: 'I do not sell your details or use them for advertising. They reach only:',
    hosting: (who) =>
      who
        ? `Hosting: ${who}. The site’s database is on this provider’s server.`
        : 'Hosting: your details are in the database on the site’s server. Ask me, and I will tell you who provides the server.',
    mail: (who, host) =>
      `Email: what you send reaches me by email, and you receive a confirmation of a booking, an application or a request. These emails pass through this server and stay in our mailboxes: ${provider(who, host)}.`,
    calendar: (host) =>
      `My calendar: when you book an appointment, its time, your name, and your phone and company if you gave them are also entered in my calendar, which is kept here: ${host}.`,
    copies: (who, host) => `Backups: the site’s backups are also kept here: ${provider(who, host)}.`,
    whatsapp:
      'WhatsApp: only if you press the WhatsApp button. Your message then opens there ready to send; sending it is up to you, and WhatsApp’s own terms apply.',
    authorities: 'Public authorities: only where the law requires it.',
    abroad:
      'Where one of these providers is abroad, your details are processed there too; ask me, and I will explain what the transfer is based on (KVKK art. 9; GDPR arts 44–49).',
    noMachines: 'What you write is not handed to any translation or AI service.',
  },
  rights: {
    title: 'Your rights',
    paragraphs: ({ email, address }) => [
      'Under article 11 of the KVKK you have the right to know whether your data is processed, for what purpose and to whom it is passed on; to have it corrected or erased, and to have those who received it told; to object to a result against you that comes from automated analysis alone; and to be compensated for damage caused by unlawful processing.',
      'Where the GDPR applies to you, its articles 15 to 22 also give you the right to a copy of your data, to have its processing restricted, to take it elsewhere, and to object to processing that is based on a legitimate interest.',
      `To use these rights, it is enough to write to ${email}${address ? ' or to the postal address above' : ''}. You will have an answer within 30 days, free of charge.`,
      'If you are not satisfied with the answer, you can complain to the Turkish Personal Data Protection Board within 30 days of learning it, and in any case within 60 days of your request. If you live in another country, you can also turn to its data protection authority.',
    ],
  },
  receipt: {
    causes: {
      request: 'At your request, the personal data that this site kept about you was erased for good.',
      retention: 'Personal data whose retention time was over was erased from this site for good.',
    },
    partly:
      'At your request, the personal data that this site kept about you was erased for good, as far as it can be erased now.',
    at: (moment) => `Erased at: ${moment}`,
    erased: (kinds) => `Erased: ${kinds}`,
    kept: (kinds) =>
      `Not erased: ${kinds}. Once this reason is gone, you can ask for these to be erased as well.`,
    whyKept: {
      reservations: 'still ahead',
      balances: 'with sessions that can be used',
      enrolments: 'you have a seat or wait for one',
    },
    rest: 'Your name, your contact details, what you wrote, and this site’s copies of the emails about it are no longer here. Backups made before may keep them until those backups expire; emails that have reached a mailbox stay there.',
    restOfErased:
      'Your name, your contact details, what you wrote, and this site’s copies of the emails about it are no longer in what was erased; in what was not erased they remain. Backups made before may keep them until those backups expire; emails that have reached a mailbox stay there.',
    number: (id) => `Number of this erasure: ${id}`,
    kinds: {
      reservations: { one: '# booking', other: '# bookings' },
      applications: { one: '# application or request', other: '# applications or requests' },
      messages: { one: '# message', other: '# messages' },
      balances: { one: '# package bought', other: '# packages bought' },
      waiting: { one: '# waiting list entry', other: '# waiting list entries' },
      enrolments: { one: '# enrolment', other: '# enrolments' },
      mails: { one: '# record of an email', other: '# records of emails' },
    },
  },
  file: {
    title: 'What is stored about you',
    lead: (contacts, moment) => `Everything that this site keeps under ${contacts}, as of ${moment}.`,
    responsible: 'Responsible for it',
    mails: 'Emails about this record',
    mailKinds: {
      confirmation: 'Confirmation, to you',
      notice: 'Notice of the booking, to me',
      request: 'Receipt of your request, to you',
      'request-notice': 'Notice of the request, to me',
      'request-due': 'Reminder to answer, to me',
      'approved-notice': 'Notice of the confirmation, to me',
      moved: 'New time, to you',
      'moved-notice': 'Notice of the new time, to me',
      cancelled: 'Cancellation, to you',
      'cancelled-notice': 'Notice of the cancellation, to me',
      reminder: 'Reminder, to you',
      'follow-up': 'Email after the meeting, to you',
      'training-received': 'Receipt of your application, to you',
      'training-notice': 'Notice of the application, to me',
      'contact-notice': 'Notice of the message, to me',
      'balance-sold': 'The package you bought, to you',
      'balance-paid': 'Receipt of your payment, to you',
      'balance-link': 'New link to your package, to you',
      'balance-warning': 'Reminder of your package’s last day, to you',
      'balance-expired': 'End of your package, to you',
      'waiting-confirm': 'Confirming your address for the waiting list, to you',
      'waiting-offer': 'Offer of a free time, to you',
      'enrolment-confirmed': 'Confirmation of your enrolment, to you',
      'enrolment-waiting': 'Your place on the course’s waiting list, to you',
      'enrolment-offer': 'Offer of a seat, to you',
      'enrolment-changed': 'Change to the course, to you',
      'enrolment-left': 'Your withdrawal, to you',
      'enrolment-removed': 'End of your enrolment, to you',
      'enrolment-cancelled': 'Cancellation of the course, to you',
      'enrolment-reminder': 'Reminder of the course, to you',
      'enrolment-certificate': 'Certificate, to you',
      'enrolment-notice': 'Notice of the enrolment, to me',
      'enrolment-left-notice': 'Notice of your withdrawal, to me',
    },
    unsent: 'not sent',
    data: 'Download the same in a form that machines can read (JSON)',
  },
  browser: {
    places: { cookie: 'cookie', local: 'local storage', session: 'session storage', cache: 'cache' },
    language: 'The language you read in',
    theme: 'Your choice of a light or dark theme',
    zone: 'The time zone in which you chose to read times',
    draft: 'What you typed into a form and have not sent, so that a reload does not lose it',
    scroll: 'How far down a page you were',
    pages: 'Offline copies of the pages you read',
    aYear: 'a year',
    untilCleared: 'until you clear it',
    untilClosed: 'until you close the tab',
  },
};
