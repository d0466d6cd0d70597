import { counted } from '#/platform/i18n/plural';
import { factTexts } from '../../fact-texts';
import type { AdminCatalogueCopy } from './tr';

const { formats: format, levels: level } = factTexts.en;
const leadsTo = {
  label: 'Where should its link lead once it is no longer offered?',
  hint: 'This is for links that have already been shared. Choose before you delete or unpublish it.',
  catalogue: 'To the list of services',
  gone: 'Say that it no longer exists',
};
const fields = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  leadsTo: leadsTo.label,
  sortOrder: 'Sort order',
  isPublished: 'Status',
};
const oneInEachLine = 'Write one on each line.';
const weeksHint = 'Enter 0 if it isn’t spread over weeks.';
const deletedOne = (title: string) => `“${title}” was deleted.`;

export const en: AdminCatalogueCopy = {
  title: 'Services',
  kindsLabel: 'Kind of service',
  kinds: {
    consulting: 'Consulting',
    packages: 'Packages',
    training: 'Training programmes',
    corporate: 'Programmes for companies',
    'consulting-categories': 'Consulting categories',
    'training-categories': 'Training categories',
  },
  leads: {
    consulting:
      'The home page shows the first three. The name in its link is made when you first save it, and then stays.',
    packages: 'Packages are shown on the consulting page, below the services.',
    training: 'The home page shows the first three.',
    corporate: 'Programmes for companies are shown on the training page, below the programmes.',
    'consulting-categories': 'A category without a published service is not shown.',
    'training-categories': 'A category without a published programme is not shown.',
  },
  chooseCategory: 'Choose a category',
  noCategory: 'Add a category first.',
  place: {
    label: 'Where does it take place?',
    kinds: {
      open: 'By phone or online, as you both agree',
      video: 'Video meeting; I enter its link',
      phone_owner: 'By phone; I call',
      phone_visitor: 'By phone; the visitor calls',
      address: 'At an address',
      later: 'I will tell them later',
    },
    link: 'Link of the video meeting',
    linkHint:
      'Only whoever has booked sees it: in the confirmation, the calendar file and on the appointment’s page.',
    address: 'Address',
    addressHint: 'It can be seen before booking too.',
  },
  leadsTo,
  faults: {
    category: 'Please choose a category from the list',
    leadsTo: 'Please choose from the list',
    participants: 'The largest group can’t be smaller than the smallest',
    inUse: (count) =>
      `${counted('en', count, { one: '# item is', other: '# items are' })} in this category. Please move them to another one first.`,
  },
  services: {
    title: 'Services',
    add: 'Add a service',
    edit: 'Edit service',
    list: 'Consulting services, in the order of the site',
    empty: { title: 'No services yet', text: 'Your first service appears on the consulting page.' },
    fields: { ...fields, durations: 'Length (minutes)', booking: 'How is it booked?', place: 'Place' },
    hints: {
      booking:
        'With “Once I confirm” visitors choose a time, which is held until you answer. With “They write first” they choose none; you agree on one together.',
    },
    choices: {
      booking: { instant: 'A free time, at once', approval: 'Once I confirm', request: 'They write first' },
    },
    created: 'Service created',
    updated: 'Service updated',
    deleted: 'Service deleted',
    restored: 'Service restored',
    deletedOne,
  },
  packages: {
    title: 'Services',
    add: 'Add a package',
    edit: 'Edit package',
    list: 'Packages, in the order of the site',
    empty: { title: 'No packages yet', text: 'Without packages the consulting page has no such section.' },
    fields: { ...fields, sessions: 'Number of sessions', minutes: 'One session (minutes)' },
    created: 'Package created',
    updated: 'Package updated',
    deleted: 'Package deleted',
    restored: 'Package restored',
    deletedOne,
  },
  training: {
    title: 'Services',
    add: 'Add a programme',
    edit: 'Edit programme',
    list: 'Training programmes, in the order of the site',
    empty: { title: 'No programmes yet', text: 'Your first programme appears on the training page.' },
    fields: {
      ...fields,
      topics: 'Topics',
      weeks: 'Weeks',
      hours: 'Hours in all',
      format: 'Format',
      level: 'Level',
    },
    hints: { topics: oneInEachLine, weeks: weeksHint },
    choices: { format, level },
    created: 'Programme created',
    updated: 'Programme updated',
    deleted: 'Programme deleted',
    restored: 'Programme restored',
    deletedOne,
  },
  corporate: {
    title: 'Services',
    add: 'Add a programme for companies',
    edit: 'Edit programme for companies',
    list: 'Programmes for companies, in the order of the site',
    empty: {
      title: 'No programmes for companies yet',
      text: 'Without them the training page has no such section.',
    },
    fields: {
      ...fields,
      benefits: 'What the company gets',
      weeks: 'Weeks',
      hours: 'Hours in all',
      format: 'Format',
      participantsFrom: 'Smallest group',
      participantsTo: 'Largest group',
    },
    hints: { benefits: oneInEachLine, weeks: weeksHint },
    choices: { format },
    created: 'Programme created',
    updated: 'Programme updated',
    deleted: 'Programme deleted',
    restored: 'Programme restored',
    deletedOne,
  },
  categories: {
    title: 'Services',
    add: 'Add a category',
    edit: 'Edit category',
    list: 'Categories, in the order of the site',
    empty: { title: 'No categories yet', text: 'Every service is in a category, so please add one first.' },
    fields: { title: 'Title', short: 'Short title', sortOrder: 'Sort order' },
    hints: { short: 'On the filter button. If empty, the title is used.' },
    created: 'Category created',
    updated: 'Category updated',
    deleted: 'Category deleted',
    restored: 'Category restored',
    deletedOne,
  },
};
