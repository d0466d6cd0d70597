import type { tr } from './tr';

export const en: typeof tr = {
  title: 'About',
  add: 'Add Section',
  edit: 'Edit section',
  list: 'Sections, in the order of the page',
  empty: { title: 'No sections yet', text: 'The about page begins with your first section.' },
  choices: {
    section: {
      hero: 'Introduction',
      early_career: 'Early career',
      major_brands: 'Major brands',
      ai_transformation: 'AI transformation',
      current_future: 'Now and next',
    },
  },
  fields: {
    section: 'Subject',
    title: 'Title',
    content: 'Text',
    sortOrder: 'Position',
    isPublished: 'Status',
  },
  created: 'About content created',
  updated: 'About content updated',
  deleted: 'About content deleted',
  restored: 'About content restored',
  deletedOne: (title) => `“${title}” was deleted.`,
};
