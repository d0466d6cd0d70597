import { withinReplyTime } from '#/features/commitments/contract';
import type { AboutCopy } from './tr';

export const ar: AboutCopy = {
  meta: {
    title: 'نبذة',
    description: (name) =>
      `نبذة عن ${name}. الخطوات الأولى، وسنوات مع العلامات التجارية الكبرى، والتحوّل بالذكاء الاصطناعي، واليوم وما بعده.`,
    keywords: 'نبذة، سيرة، استشارات تسويق، محاضرات، تدريب، مؤلفات، التحوّل بالذكاء الاصطناعي',
  },
  title: (name) => `نبذة عن ${name}`,
  home: 'الرئيسية',
  more: 'القصة كاملة',
  loading: 'جارٍ التحميل...',
  together: {
    title: 'لنعمل معًا',
    text: `صفوا في بضع جمل فعاليتكم أو ما تريدون حلّه في مؤسستكم، وأردّ عليكم ${withinReplyTime.ar}.`,
    action: 'التواصل معي',
  },
};
