import type { MergeField } from '#/platform/replies/persons-words';

/** The owner's words about ready answers. Turkish is the source: a key that another language misses does not compile. */
export const tr = {
  title: 'Hazır yanıtlar',
  lead: 'Sık yazdığınız yanıtları burada bir kez yazın. Bir randevunun, başvurunun ya da mesajın sayfasında birini seçtiğinizde, o kişinin dilinde ve bilgileri doldurulmuş olarak gelir; dilerseniz değiştirir, e-postayla ya da WhatsApp’tan gönderirsiniz. Ziyaretçiler bu listeyi görmez.',
  add: 'Yeni yanıt ekle',
  edit: 'Yanıtı düzenle',
  list: 'Hazır yanıtlar, seçim listesindeki sırayla',
  empty: {
    title: 'Henüz hazır yanıt yok',
    text: 'Görüşmeye nasıl bağlanılacağını ya da teklifin ne zaman geleceğini anlatan bir yanıtla başlayabilirsiniz.',
  },
  fields: { title: 'Konu', text: 'Metin', sortOrder: 'Sıra' },
  hints: {
    title: 'E-postanın konusu da budur.',
    text: 'Kişinin bilgisi gelecek yere {name} (ad), {service} (hizmet ya da program), {date} (gün) veya {time} (saat) yazın. Gün ve saat yalnızca randevularda vardır.',
  },
  legend:
    'Bir dilin yanındaki onay işareti: hazır. Noktalı daire: otomatik çevrildi, okunmadı. Çizgi: bu dilde metin yok; o dildeki kişilere gönderilemez.',
  created: 'Yanıt eklendi',
  updated: 'Yanıt güncellendi',
  deleted: 'Yanıt silindi',
  restored: 'Yanıt geri getirildi',
  deletedOne: (title: string) => `“${title}” silindi.`,
  /** The choice of a ready answer on a record's page. */
  choice: {
    label: 'Hazır yanıt',
    none: 'Seçin',
    text: (language: string) => `Gönderilecek metin (${language})`,
    hint: 'Burada değiştirdikleriniz hazır yanıtı değiştirmez.',
    whatsapp: 'Bu metni WhatsApp’tan gönder',
    mail: 'Bu metinle e-posta yaz',
    write: 'Hazır yanıtlarınızı yazın',
    edit: 'Yanıtı düzenle',
    failed: 'Hazır yanıtlar yüklenemedi.',
    noText: (language: string) => `Bu yanıtın bu kişinin dilinde (${language}) konusu ya da metni yok.`,
    noWords: (words: string) => `Bu yanıtta bu kayıtta olmayan bilgi var: ${words}.`,
    words: { name: 'ad', service: 'hizmet', date: 'gün', time: 'saat' } satisfies Record<MergeField, string>,
  },
};

export type ReadyAnswerCopy = typeof tr;
