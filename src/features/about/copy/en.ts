import { withinReplyTime } from '#/features/commitments/contract';
import type { AboutCopy } from './tr';

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
    text: `Describe your event, or what your company wants to solve, in a few sentences; I will reply ${withinReplyTime.en}.`,
    action: 'Get in touch',
  },
};
