import { withinReplyTime } from '#/features/commitments/contract';
import type { tr } from './tr';

export const ar: typeof tr = {
  roles: 'المجالات',
  place: 'المكان',
  hours: 'ساعات العمل',
  contact: 'التواصل',
  services: 'الخدمات الاستشارية',
  price: 'تُقدَّم الأسعار عند الطلب.',
  priceOnRequest: 'السعر عند الطلب',
  trainings: 'البرامج التدريبية',
  booking: 'حجز استشارة',
  howToBook: (address, whatsapp, zone, asksApproval) =>
    `في الصفحة ${address} تُختار خدمة وموعد متاح من التقويم (${zone.full})، ثم يُكتب الاسم والبريد الإلكتروني ورقم الهاتف. يُؤكَّد الحجز فورًا${asksApproval ? ' أو بعد الموافقة بحسب الخدمة' : ''}، ويصل التأكيد بالبريد الإلكتروني مع ملف تقويم ورابط لتغيير الموعد أو إلغائه.${whatsapp && ` ويمكن التواصل عبر واتساب أيضًا: ${whatsapp}`}`,
  pages: 'الصفحات',
  home: 'الصفحة الرئيسية',
  homeText: 'تعريف، ومسيرة بالأرقام، والخدمات المقدَّمة، وطرق التواصل.',
  servicesText: 'جميع الخدمات ومُددها، والباقات.',
  bookingText: 'الحجز باختيار خدمة وموعد.',
  trainingsText: 'جميع البرامج، ومنها برامج الشركات.',
  application: 'طلب التدريب',
  applicationText: `التقدّم بطلب للالتحاق ببرنامج، ويصل الرد ${withinReplyTime.ar}.`,
  articles: 'المقالات',
  articlesText: 'جميع الكتابات مرتّبة حسب الموضوع.',
  rss: 'خلاصة RSS',
  atom: 'خلاصة Atom',
  feedText: 'النصوص الكاملة للمقالات، الأحدث أولًا',
  contactText: 'نموذج لإرسال رسالة وطرق التواصل المباشر.',
  privacy: 'إشعار الخصوصية',
  privacyText: 'ما يُحفظ من البيانات الشخصية، ولماذا، وإلى متى.',
  about: 'نبذة',
  aboutText: 'محطات المسيرة المهنية والعمل اليوم.',
};
