import type { AboutCopy } from '.';

export const en: AboutCopy = {
  meta: {
    title: 'About',
    description: (name) =>
      `Who is ${name}? The first steps, the years with large brands, the AI transformation, today and what comes next.`,
    keywords: 'about, biography, marketing consultant, keynote speaker, trainer, author, AI transformation',
  },
  title: (name) => `Who is ${name}?`,
  home: 'Home',
  more: 'The whole story',
  loading: 'Loading...',
  together: {
    title: 'Let’s work together',
    text: 'Describe your event, or the question your company faces, in a few sentences; you will have a reply within twenty-four hours.',
    action: 'Get in touch',
  },
};
