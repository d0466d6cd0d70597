import { meetingBegins, reminderIfBookedEarly, withinReplyTime } from '#/features/commitments/contract';
import { counted } from '#/platform/i18n/plural';
import type { BookingCopy } from './tr';

export const en: BookingCopy = {
  slots: {
    available: 'Available',
    taken: 'Taken',
    selected: 'Selected',
    own: 'Yours',
    yours: (time) => `yours ${time}`,
  },
  errors: {
    unknown_service: 'This consulting service could not be found',
    duration_disagrees: 'The duration does not match the chosen service',
    time_disagrees: 'The date and time do not match the chosen slot',
    answer_missing: 'Please answer this question',
    unknown_zone: 'This time zone is not known',
    answer_unknown: 'Please choose an answer from the list',
    slot_not_offered: 'No appointments are offered at this time',
    slot_taken: 'The time you chose has just been taken. Please choose another one.',
    own_slot: 'Your appointment is already at this time.',
    link_void: 'This link is no longer valid. Please use the link in the most recent email sent to you.',
    not_changeable: 'This appointment can no longer be changed. You are welcome to book a new one.',
  },
  /** Refusals because of a person's bound, a network's limit, or a missing proof of work. */
  bounds: {
    person_bound: (most: number) =>
      `The limit of open appointments for one email address or phone number (${most}) has been reached. To book another, please get in touch {on WhatsApp or }by email.`,
    service_bound: (most: number) =>
      most === 1
        ? 'There is an open appointment for this service already; one can be held at a time. You can move it by the link in your email; for a second one, please get in touch {on WhatsApp or }by email.'
        : `The limit of open appointments for this service (${most}) has been reached. To book another, please get in touch {on WhatsApp or }by email.`,
    proof:
      'Unusually many appointments are being booked at the moment, and it could not be verified that yours comes from a person. Please try again in a little while, or get in touch {on WhatsApp or }by email.',
    network:
      'Many appointments have been booked from your network in a short time. Please try again later, or get in touch {on WhatsApp or }by email.',
    kept: 'What you have typed is still here.',
    mail: 'Send an email',
  },
  page: {
    title: 'Book a consultation',
    trail: 'Consultation Booking',
    description:
      'Choose a consulting service, pick a time that suits you and your appointment is booked at once. Sessions last 30 to 120 minutes, by phone or online.',
    plainDescription: 'Choose a consulting service and pick a time that suits you.',
    keywords:
      'book a consultation, consulting appointment, online appointment, marketing consulting, AI consulting',
    back: 'Consulting',
    benefits: [
      {
        title: 'Quick confirmation',
        text: `Confirmed the moment you book; questions answered ${withinReplyTime.en}`,
      },
      { title: 'Flexible hours', text: 'You choose the day and time that suit you' },
      { title: 'Contact on WhatsApp', text: 'Ask me anything directly' },
    ],
    arranged: {
      title: 'We settle the details when we talk',
      text: 'The scope and schedule of what you chose are tailored to you. Choose the service below that comes closest to what you need and book a session; a line in the notes about what interests you is enough.',
    },
    closed: {
      text: 'No service can be booked from the calendar at the moment. Please write to me, and we will agree on the subject and the time of a talk.',
      write: 'Write a message',
    },
    noScript: {
      title: 'The booking form needs JavaScript',
      text: 'JavaScript seems to be switched off in your browser. You can also book {on WhatsApp or }by email.',
      greeting: 'Hello, I would like to book a consultation.',
    },
  },
  request: {
    benefit: {
      title: 'A clear answer',
      text: `Your appointment is settled once I confirm it; questions answered ${withinReplyTime.en}`,
    },
    benefitOfSome: {
      title: 'A clear answer',
      text: `Depending on the service, your appointment is settled at once or when I confirm it; questions answered ${withinReplyTime.en}`,
    },
    personalNote: 'My reply, and a calendar file once I confirm, will be sent to your email address.',
    serviceHint: 'An appointment for this service is settled once I confirm it.',
    sendTitle: 'Send',
    submit: 'Ask for the appointment',
    sendHint:
      'Your request reaches me and the time is held for you. The appointment is settled once I confirm it; you will get my reply by email.',
    pageTitle: 'Booking request',
    title: 'Your booking request was received',
    text: 'The appointment is not confirmed yet. The time is held for you; you will get my reply by email.',
    until: (moment) =>
      `It is held until ${moment}. If I cannot reply by then, it becomes free again and I will let you know.`,
    steps: [
      {
        title: 'Your request',
        text: 'Its details, and a link to change it, will be sent to your email address.',
      },
      {
        title: 'My reply',
        text: 'Once I confirm, the appointment is settled; the confirmation and a calendar file come by email.',
      },
    ],
    ends: {
      withdrawn: 'You withdrew this booking request',
      declined: 'This booking request could not be confirmed',
      expired: 'This booking request was not answered',
    },
    endText: 'You have no appointment at this time. You are welcome to choose a new one.',
    moved: 'Your request has a new time',
    movedText: 'The new time is held for you; you will get my reply by email.',
  },
  form: {
    personal: {
      title: 'Personal details',
      note: 'The confirmation and a calendar file will be sent to your email address.',
    },
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    optional: '(optional)',
    service: {
      title: 'Service selection',
      price: 'Price',
      priceOnRequest: 'Price on request.',
      note: 'The length depends on the service.',
      label: 'Consulting service',
      choose: 'Choose a service',
    },
    time: {
      title: 'Date and time',
      note: ({ name, brackets }) => `All times are ${name}${brackets}.`,
    },
    questions: { title: 'A few questions', note: 'They help me prepare for our meeting.', choose: 'Choose' },
    notes: {
      title: 'Additional notes',
      note: 'Anything you would like me to know before we talk.',
      labels: { message: 'Message' },
    },
    send: {
      title: 'Confirm',
      submit: 'Book the appointment',
      sending: 'Saving...',
      hint: 'Your details are checked and your appointment is confirmed at once; the confirmation comes by email.',
      missing: (fields) => `Still needed to book: ${fields}`,
      whatsapp: 'Book on WhatsApp',
    },
  },
  calendar: {
    label: (title) => `Appointment calendar, ${title}`,
    keys: 'Move between times with the arrow keys and between weeks with Page Up and Page Down; Enter or Space selects.',
    needService: 'Please choose a consulting service first',
    week: 'Week',
    day: 'Day',
    today: 'Today',
    previous: 'Previous',
    next: 'Next',
    turn: 'Move through the calendar',
    view: 'View',
    elsewhere: (place, { name }) =>
      `Under each time you also see your own (${place}). The calendar itself shows ${name}.`,
    sameClock: (place) => `Your clock (${place}) shows the same times as the calendar.`,
    zone: {
      open: 'Choose another time zone',
      label: 'Your time zone',
      hint: 'The calendar, the confirmation and the emails will also show the time there.',
      device: (place) => `That of your device (${place})`,
      failed: 'The time zones could not be loaded; please reload the page.',
    },
    loading: 'Loading available times...',
    failed: {
      title: 'The times could not be loaded',
      text: 'Please check your connection and try again.',
      retry: 'Try again',
    },
    empty: { week: 'No times are left this week.', day: 'No times are left on this day.' },
    jump: (moment) => `Nearest available time: ${moment}`,
    full: 'No times are left in the calendar at the moment.{ Message me on WhatsApp and we will find a time together.}',
  },
  chosen: {
    title: 'Your chosen time',
    at: 'at',
    yours: 'In your time',
    clear: 'Clear selection',
    cleared: 'Selection cleared.',
    serviceChanged:
      'Your chosen time was cleared because the service changed. Please pick a time that suits the new length.',
    lost: 'The time you chose has just been taken. Please choose another one.',
  },
  lost: {
    title: 'The time you chose has just been taken',
    text: 'Everything you typed is still here and the calendar is up to date. The nearest available times:',
    none: 'Everything you typed is still here and the calendar is up to date. Please choose another time.',
  },
  failure: {
    text: 'Something went wrong while booking. Please use the WhatsApp option.',
    byMail: 'Something went wrong while booking. Please try again, or write an email.',
  },
  whatsapp: {
    message: (wish) =>
      [
        'Hello, I would like to book a consultation.',
        '',
        `Name: ${wish.name}`,
        `Email: ${wish.email}`,
        wish.phone && `Phone: ${wish.phone}`,
        wish.company && `Company: ${wish.company}`,
        `Service: ${wish.service} (${wish.duration})`,
        wish.date && `Date: ${wish.date}`,
        wish.time && `Time: ${wish.time} (${wish.zone})`,
        wish.own && `In my time: ${wish.own}`,
        wish.place && `Place: ${wish.place}`,
        ...(wish.answers ?? []).map(({ question, answer }) => `${question}: ${answer}`),
        wish.notes && `Notes: ${wish.notes}`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    newTab: '(opens in a new tab)',
  },
  facts: {
    date: 'Date',
    time: 'Time',
    service: 'Service',
    duration: 'Duration',
    place: 'Place',
    placeValue: 'Online / phone',
    places: {
      video: (link) => `Video meeting${link ? `: ${link}` : ''}`,
      phone_owner: () => 'By phone; I will call you',
      phone_visitor: (phone) => `By phone; please call me${phone ? `: ${phone}` : ''}`,
      address: (address) => address,
      later: () => 'You will be told before the meeting',
    },
    yes: 'Yes',
    no: 'No',
    yourTime: 'In your time',
    myTime: 'In my time',
    number: 'Booking no.',
    calendarFile: (number) => `appointment-${number}.ics`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
  },
  success: {
    pageTitle: 'Booking confirmed',
    description: 'The details of your consulting appointment.',
    loading: 'Loading your booking...',
    title: 'Your booking is confirmed!',
    cancelledTitle: 'This appointment has been cancelled',
    cancelledText: 'The appointment is no longer valid. You are welcome to choose a new time.',
    pastTitle: 'This appointment is in the past',
    appointment: 'Appointment',
    person: 'Your details',
    calendar: 'Add to calendar',
    calendarFailed:
      'The calendar file could not be prepared. You can use the one in your confirmation email.',
    share: 'Share',
    again: 'New booking',
    copied: 'Booking details copied to the clipboard!',
    notCopied: 'The clipboard could not be reached. You can copy the details from here:',
    shareTitle: 'Consulting appointment',
    shareText: (date, time, zone, service, duration, number, own) =>
      `My consulting appointment\n${date}, at ${time} (${zone})${own ? `\n${own}` : ''}\n${service}, ${duration}\nBooking no.: ${number}`,
    event: (service, owner) => `${service} · ${owner}`,
    next: {
      title: 'What happens next',
      steps: [
        {
          title: 'Confirmation email',
          text: 'Your appointment details and a calendar file will be sent to your email address.',
        },
        {
          title: 'Reminder',
          text: reminderIfBookedEarly.en,
        },
        { title: 'The meeting', text: meetingBegins.en },
        { title: 'Summary report', text: 'A summary report and suggestions follow the meeting.' },
      ],
    },
    missing: {
      title: 'Booking not found',
      text: 'The personal data of this booking has been deleted. You are welcome to book a new appointment.',
    },
  },
  session: {
    refusals: {
      ended: 'This package was closed, so nothing can be booked from it any more.',
      expired: 'Your package has ended, so nothing can be booked from it any more.',
      unpaid: 'You can book from this package once your payment has arrived.',
      used_up: 'All the sessions of your package have been used.',
      other_service: 'Your package doesn’t cover this service. Please choose another one.',
    },
    serviceNote: 'The services that your package covers.',
    appointments: {
      title: 'Your appointments',
      open: 'Change or cancel',
      opening: 'Opening...',
      failed: 'The appointment could not be opened. Please try again.',
      statuses: {
        pending: 'awaiting confirmation',
        confirmed: 'confirmed',
        cancelled: 'cancelled',
        completed: 'took place',
        no_show: 'missed',
      },
    },
    comesBack: 'If you cancel, the session goes back to your package.',
    forfeits: {
      late: (hours) =>
        `If you cancel, the session does not go back to your package: the appointment is less than ${counted('en', hours, { one: '# hour', other: '# hours' })} away. You can change its time instead.`,
      expired: 'If you cancel, the session does not go back to your package, which has ended.',
      ended: 'If you cancel, the session does not go back to your package, which was closed.',
    },
    changed:
      'Your appointment is too near by now; if you cancel, the session no longer goes back to your package.',
    confirmLost: 'Cancel, and lose the session',
    back: 'The session is back in your package.',
    lost: 'The session did not go back to your package.',
  },
  manage: {
    pageTitle: 'Your appointment',
    description: 'Change the time of your appointment, or cancel it.',
    title: 'Your appointment',
    loading: 'Loading your appointment...',
    noScript: {
      title: 'Changing or cancelling needs JavaScript',
      text: 'JavaScript seems to be switched off in your browser. You can also ask for the change {on WhatsApp or }by email.',
    },
    move: {
      title: 'Change the time',
      note: 'Choose the new time; until you confirm, your appointment stays as it is.',
      open: 'Change the time',
      confirm: 'Confirm the new time',
      busy: 'Changing...',
      keep: 'Keep the current time',
      done: 'Your appointment has a new time',
      doneText: 'The new details and an updated calendar file are on their way by email.',
    },
    cancel: {
      title: 'Cancel',
      note: 'Your slot will be released for others.',
      open: 'Cancel the appointment',
      confirmTitle: 'Cancel the appointment?',
      confirmText: 'This can’t be undone; you can book a new appointment at any time.',
      confirm: 'Yes, cancel it',
      busy: 'Cancelling...',
      keep: 'Keep my appointment',
      done: 'Your appointment has been cancelled',
      doneText: 'A cancellation email is on its way.',
    },
    past: {
      title: 'This appointment is in the past',
      text: 'A past appointment can’t be changed or cancelled.',
    },
    cancelled: { title: 'This appointment has been cancelled', text: 'You are welcome to book a new one.' },
    failed: 'That did not work; your appointment is unchanged. Please try again{ or message me on WhatsApp}.',
    noResponse:
      'No response arrived; it may have been done all the same. Please try again: nothing is done twice.',
    void: {
      title: 'This link is no longer valid',
      text: 'Your appointment may have a new time, or have been cancelled; the most recent email sent to you has the details. If the time changed, you will find the new link there.',
    },
    book: 'Book a new appointment',
    whatsapp: 'Message me on WhatsApp',
    whatsappMessage: (number) => `Hello, I am writing about my appointment no. ${number}.`,
  },
};
