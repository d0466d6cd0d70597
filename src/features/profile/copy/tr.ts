import { withinReplyTime } from '#/features/commitments/contract';

export const tr = {
  /** The captions of figures, shown after the number: '165 ödül'. */
  figures: {
    awards: 'ödül',
    /** The person's own awards, on the about page. */
    ownAwards: 'kişisel ödül',
    years: 'yıl deneyim',
    events: 'etkinlik',
    books: 'kitap',
    academicYears: 'akademik yıl',
    projects: 'proje',
    clients: 'müşteri',
    quickStart: 'ilk görüşmeye kadar',
    participants: 'katılımcı',
    satisfaction: 'memnuniyet',
    partners: 'kurumsal iş ortağı',
    support: 'yazılı destek',
  },
  /** The keywords of the home page, for search engines. */
  keywords:
    'pazarlama danışmanı, yapay zekâ danışmanı, e-ticaret danışmanı, konuşmacı, eğitmen, yazar, dijital dönüşüm, kurumsal eğitim',
  /** The abbreviation of hours in a figure ('48h'); empty if the caption contains the unit. */
  hourMark: 'sa',
  career: {
    title: (years: number) => `${years} yıl, `,
    lines: (events: number) => `${events} çizgi.`,
    lead: (academicYears: number) =>
      `Her ince çizgi bir sahne: bir konferans, bir atölye, bir panel. Uzun çizgiler kitaplar, sarı bant üniversite kürsüsünde geçen ${academicYears} yıl.`,
    drawing: (events: number, from: string, to: string) =>
      `${from}-${to} arasındaki ${events} etkinlik, her biri bir çizgi`,
    events: 'Etkinlik',
    books: 'Kitap',
    academicYears: 'Akademik yıl',
  },
  about: {
    title: 'Kimdir?',
    quote: {
      before: 'Kariyeri bir rafın önünde başladı: neyin, neden ve ',
      emphasis: 'kimin sözüyle',
      after: ' satıldığını orada öğrendi.',
    },
    paragraphs: [
      'Bugün kurumların pazarlamasını, yapay zekâ dönüşümünü ve e-ticaretini aynı masada ele alıyor. Yönetim kurullarına danışmanlık veriyor, ekipleri eğitiyor, yılda otuza yakın sahneye çıkıyor.',
      'On sekiz yıldır üniversitede ders veriyor; beş kitabının beşi de aynı soruyla başlıyor: Bu iş kimin sabahını kolaylaştıracak?',
    ],
  },
  contact: {
    title: 'Birlikte çalışalım',
    text: `Etkinliğinizi ya da kurumunuzda çözmek istediğiniz konuyu birkaç cümleyle yazın. Size ${withinReplyTime.tr} bizzat dönerim.`,
    phone: 'Telefon',
    email: 'E-posta',
    reply: 'Yanıt süresi',
    replyTime: withinReplyTime.tr,
    whatsapp: 'WhatsApp’tan yaz',
    /** The prefilled messages, by the page that they are sent from. */
    messages: {
      general: 'Merhaba, size web sitenizden ulaşıyorum; birlikte çalışmak üzerine konuşmak isterim.',
      consulting:
        'Merhaba, size web sitenizden ulaşıyorum; danışmanlık hizmetleriniz hakkında bilgi almak isterim.',
      training: 'Merhaba, size web sitenizden ulaşıyorum; bir eğitim programı hakkında bilgi almak isterim.',
    },
    newTab: '(yeni sekmede açılır)',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ProfileCopy = typeof tr;
