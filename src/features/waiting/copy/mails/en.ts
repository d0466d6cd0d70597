import type { WaitingMailCopy } from './tr';

export const en: WaitingMailCopy = {
  facts: {
    service: 'Service',
    time: 'Kept for you',
    until: 'Kept until',
    yours: 'In your time',
    yourUntil: 'Until, in your time',
  },
  private: 'This link is yours alone, so please don’t share it. You can leave the list there too.',
  confirm: {
    subject: (service) => `Waiting list: confirm your email address (${service})`,
    headline: 'Confirm your email address',
    lead: 'This address was entered for the waiting list of this service. You are on the list once you have confirmed it on the page below.',
    open: 'Open the page',
    after: 'If it wasn’t you, there is nothing to do: the entry lapses by itself in a few days.',
  },
  offer: {
    subject: (moment) => `A time has become free for you: ${moment}`,
    headline: 'A time has become free for you',
    lead: 'The time below has become free for the service you are waiting for, and is kept for you alone for a while.',
    open: 'Take it or let it go',
    after: 'If you don’t take it by then, it is offered to the next person; you stay on the list.',
  },
};
