/** What the prepared beginning of a reply can mention. */
interface Letter {
  name: string;
  subject: string | undefined;
}

export const tr = {
  title: 'Mesajlar',
  statuses: { unread: 'Okunmadı', read: 'Okundu', answered: 'Yanıtlandı', spam: 'İstenmeyen' },
  filters: {
    all: 'Gelen kutusu',
    subject: 'Konu',
    everySubject: 'Tüm konular',
    search: 'Ad, e-posta, şirket ya da mesaj metni',
  },
  columns: { received: 'Geliş tarihi', person: 'Kişi', message: 'Mesaj', status: 'Durum' },
  count: (total: number) => `${total} mesaj`,
  empty: {
    title: 'Henüz mesaj yok',
    text: 'İletişim formundan gelen mesajlar burada görünür.',
    filteredTitle: 'Bu aramaya uyan mesaj yok',
    filteredText: 'Başka bir sözcük deneyin ya da filtreleri temizleyin.',
  },
  detail: {
    title: (name: string) => `Mesaj: ${name}`,
    message: 'Mesaj',
    subject: 'Konu',
    noSubject: 'Seçilmedi',
    status: 'Durum',
    since: (moment: string) => `Son değişiklik: ${moment}`,
    suspicion: {
      honeypot:
        'Bir program yazmış gibi görünüyor: insanların görmediği alan doldurulmuş. E-posta gönderilmedi.',
      too_fast:
        'Bir program yazmış gibi görünüyor: form iki saniyeden kısa sürede doldurulmuş. E-posta gönderilmedi.',
    },
  },
  actions: {
    answered: 'Yanıtlandı olarak işaretle',
    unread: 'Okunmadı olarak işaretle',
    spam: 'İstenmeyen olarak işaretle',
    notSpam: 'İstenmeyen değil',
    saving: 'Kaydediliyor...',
  },
  done: (status: string) => `Durum kaydedildi: ${status}`,
  errors: { erased: 'Kişisel verileri silinmiş bir mesaj değiştirilemez' },
  mails: { 'contact-notice': 'Yeni mesaj (size)' } as Record<string, string>,
  /** The prepared beginning of the owner's reply, in the person's language. */
  answer: {
    subject: ({ subject }: Letter) => (subject ? `Mesajınız hakkında: ${subject}` : 'Mesajınız hakkında'),
    text: ({ name }: Letter) => `Merhaba ${name},\n\nMesajınız için teşekkür ederim.\n\n`,
  },
  csv: [
    'No',
    'Durum',
    'Kayıt zamanı',
    'Konu',
    'Ad',
    'E-posta',
    'Şirket',
    'Mesaj',
    'Dil',
    'Aydınlatma metni sürümü',
  ],
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminContactCopy = typeof tr;
