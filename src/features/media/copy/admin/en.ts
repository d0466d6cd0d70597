import type { tr } from './tr';

export const en: typeof tr = {
  title: 'Media',
  add: 'Add New Media',
  edit: 'Edit media',
  list: 'Media, in the order of the site',
  empty: {
    title: 'No media yet',
    text: 'Until you add your first video, the home page shows four samples.',
  },
  emptyOfHers: 'Your first video brings the media section to the home page.',
  noThumbnail: 'No picture',
  noVideo: 'No video, not shown on the site',
  fields: {
    title: 'Title',
    channel: 'Where',
    description: 'Description',
    thumbnail: 'Thumbnail',
    videoId: 'Video',
    platform: 'Platform',
    date: 'Date',
    durationSeconds: 'Length',
    sortOrder: 'Position',
    isPublished: 'Status',
  },
  hints: {
    videoId: 'Paste the address of the video’s page on YouTube or Vimeo',
    durationSeconds: 'Minutes, or minutes:seconds, such as 12 or 12:30',
    channel: 'Where it was recorded: a conference, a podcast, television',
  },
  durationError: 'Please write the length as minutes or minutes:seconds, such as 12:30',
  created: 'Media created',
  updated: 'Media updated',
  deleted: 'Media deleted',
  restored: 'Media restored',
  deletedOne: (title) => `“${title}” was deleted.`,
};
