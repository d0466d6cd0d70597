import { withinReplyTime } from '#/features/commitments/contract';

/** The words of the mails about an application. */
export const tr = {
  received: {
    /** A person applies; a company asks for a proposal. */
    what: {
      individual: {
        subject: (program: string) => `Eğitim başvurunuz alındı: ${program}`,
        headline: 'Başvurunuz alındı',
        lead: `Eğitim başvurunuz bana ulaştı; ${withinReplyTime.tr} size döneceğim. Özeti aşağıda, gönderdiklerinizin tamamı bağlantıdadır.`,
        open: 'Başvurunuzu görüntüleyin',
      },
      corporate: {
        subject: (program: string) => `Eğitim talebiniz alındı: ${program}`,
        headline: 'Talebiniz alındı',
        lead: `Eğitim talebiniz bana ulaştı; ${withinReplyTime.tr} size döneceğim. Özeti aşağıda, gönderdiklerinizin tamamı bağlantıdadır.`,
        open: 'Talebinizi görüntüleyin',
      },
    },
    next: 'Bundan sonra',
    talk: 'Yazdıklarınızı okuyup ihtiyacınızı sizinle birlikte netleştiririm.',
    offer: 'İçerik, takvim ve fiyatı tek sayfada toplayan bir teklif alırsınız.',
    start: 'Onayınızla tarihler ayrılır ve program başlar. O zamana kadar hiçbir şey sizi bağlamaz.',
  },
  /** The mail to the owner. */
  notice: {
    what: {
      individual: { headline: 'Yeni eğitim başvurusu', label: 'Başvuru', write: 'Başvurana yaz' },
      corporate: { headline: 'Yeni teklif talebi', label: 'Başvuru', write: 'Başvurana yaz' },
    },
    lead: `Sitenizden yeni bir eğitim başvurusu geldi. Siteniz ${withinReplyTime.tr} yanıt sözü veriyor.`,
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type TrainingMailCopy = typeof tr;
