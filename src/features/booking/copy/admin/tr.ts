import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';

/** What an answer to a visitor may name. */
interface Appointment {
  name: string;
  service: string;
  date: string;
  time: string;
}

export const tr = {
  title: 'Randevular',
  statuses: {
    confirmed: 'Onaylı',
    cancelled: 'İptal edildi',
    completed: 'Tamamlandı',
    no_show: 'Gelmedi',
  },
  views: { label: 'Görünüm', list: 'Liste', week: 'Hafta', free: 'Boş saatler' },
  filters: {
    service: 'Hizmet',
    everyService: 'Tüm hizmetler',
    period: 'Dönem',
    periods: {
      upcoming: 'Yaklaşan',
      today: 'Bugün',
      week: 'Bu hafta',
      past: 'Geçmiş',
      all: 'Tümü',
    },
    sort: 'Sıralama',
    orders: {
      nearest: 'Yakın tarih önce',
      furthest: 'Uzak tarih önce',
      earliest: 'En erken tarih önce',
      latest: 'En ileri tarih önce',
      booked: 'Son alınan önce',
    },
    search: 'Ad, e-posta, telefon, şirket ya da no',
  },
  columns: { time: 'Randevu', person: 'Kişi', service: 'Hizmet', status: 'Durum' },
  count: (total: number) => `${total} randevu`,
  empty: {
    title: 'Henüz randevu yok',
    text: 'Ziyaretçilerin aldığı randevular burada görünür.',
    filteredTitle: 'Bu aramaya uyan randevu yok',
    filteredText: 'Başka bir sözcük deneyin ya da filtreleri temizleyin.',
  },
  detail: {
    title: (name: string) => `Randevu: ${name}`,
    appointment: 'Randevu',
    date: 'Tarih',
    time: 'Saat',
    service: 'Hizmet',
    duration: 'Süre',
    note: 'İptal notunuz',
    noteSection: 'Ziyaretçiye yazdığınız not',
  },
  actions: {
    title: 'İşlemler',
    none: 'Bu randevu için yapılacak bir işlem yok.',
    move: 'Saatini değiştir',
    moveConfirm: 'Yeni saati onayla',
    moving: 'Değiştiriliyor...',
    moveNote:
      'Ziyaretçiye kendi dilinde e-posta ve güncel takvim dosyası gider; eski bağlantıları geçersiz olur.',
    choose: 'Yeni saati takvimden seçin.',
    own: 'Bu randevu',
    cancel: 'İptal et',
    cancelTitle: 'Randevu iptal edilsin mi?',
    cancelText: 'Saat yeniden açılır ve ziyaretçiye e-posta gider. Bu işlem geri alınamaz.',
    cancelMessage: 'Ziyaretçiye mesaj',
    cancelHint: (language: string) => `E-postada olduğu gibi yer alır. Ziyaretçinin dili: ${language}.`,
    cancelConfirm: 'Evet, iptal et',
    cancelling: 'İptal ediliyor...',
    completed: 'Tamamlandı olarak işaretle',
    no_show: 'Gelmedi olarak işaretle',
    confirmed: 'Onaylı olarak işaretle',
    saving: 'Kaydediliyor...',
    eraseAhead: 'Kişisel veriler, randevu iptal edildikten ya da zamanı geçtikten sonra silinebilir.',
  },
  outcome: {
    title: 'Görüşme oldu mu?',
    completed: 'Evet, oldu',
    no_show: 'Gelmedi',
    saving: 'Kaydediliyor...',
    over: 'Sona erdi',
  },
  done: {
    moved: 'Randevunun saati değişti',
    cancelled: 'Randevu iptal edildi',
    status: 'Durum kaydedildi',
    told: 'Ziyaretçiye giden e-postanın durumu aşağıda görünür.',
  },
  errors: {
    changed: 'Bu randevu siz bakarken değişti; güncel hâli gösteriliyor',
    not_changeable: 'Bu işlem randevunun şimdiki durumunda yapılamaz',
    slot_not_offered: 'Bu saatte randevu verilmiyor. Lütfen başka bir saat seçin.',
    slot_taken: 'Bu saat artık boş değil. Lütfen başka bir saat seçin.',
    outdated: 'Bu e-posta artık doğru bilgi vermeyeceği için yeniden gönderilemez',
    lies_ahead: 'Önce randevuyu iptal edin; yoksa bu kişiye ulaşmanın yolu kalmaz',
  },
  mails: {
    confirmation: 'Onay (ziyaretçiye)',
    notice: 'Yeni randevu (size)',
    moved: 'Saat değişikliği (ziyaretçiye)',
    'moved-notice': 'Saat değişikliği (size)',
    cancelled: 'İptal (ziyaretçiye)',
    'cancelled-notice': 'İptal (size)',
    reminder: 'Hatırlatma (ziyaretçiye)',
  } as Record<string, string>,
  week: {
    previous: 'Önceki hafta',
    next: 'Sonraki hafta',
    today: 'Bu hafta',
    turn: 'Haftalar arasında gezinme',
    measure: 'Boş saatler şu hizmete göre',
    length: (minutes: number) => minutesText('tr', minutes),
    caption: (title: string) => `Haftanın randevuları ve boş saatleri, ${title}`,
    free: 'Boş',
    over: 'Geride kaldı',
    closed: 'Bu gün çalışma saati yok',
    todayMark: 'bugün',
    reasons: {
      reservation: (name: string) => (name ? `Randevu: ${name}` : 'Başka bir randevu'),
      buffer: 'Randevular arasındaki mola',
      placeholder: 'Örnek doluluk',
      notice: 'Randevu almak için artık geç',
      window: 'Randevuya açık değil',
      block: (note: string | null) => (note ? `Kapalı: ${note}` : 'Kapattığınız saatler'),
      calendar: (name: string) => `Takvim: ${name}`,
    },
  },
  free: {
    title: 'Sıradaki boş saatler',
    lead: 'WhatsApp’a ya da bir e-postaya yapıştırmak için hazır metin.',
    service: 'Hizmet',
    count: 'Kaç tane',
    copy: 'Kopyala',
    copied: 'Metin panoya kopyalandı',
    notCopied: 'Panoya erişilemedi; metni seçip kopyalayın',
    none: 'Bu hizmet için boş saat kalmadı.',
    languages: { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' },
    /** What is sent to a person: the same text in each language. */
    message: (service: string, duration: string, starts: Date[], timeZone: string): string =>
      [
        `Merhaba, ${service} (${duration}) için sıradaki boş saatlerim:`,
        '',
        ...starts.map((at) => `• ${longDate('tr', timeZone, at)}, ${clockTime(timeZone, at)}`),
        '',
        'Saatler Türkiye saatiyledir (TSİ). Buradan hemen seçebilirsiniz:',
      ].join('\n'),
  },
  /** How the owner begins an answer to a person who reads this language. */
  answer: {
    subject: ({ date, time }: Appointment) => `Randevunuz hakkında: ${date}, ${time}`,
    text: ({ name, service, date, time }: Appointment) =>
      `Merhaba ${name},\n\n${date}, saat ${time} (TSİ) için aldığınız “${service}” randevusu hakkında yazıyorum.\n\n`,
  },
  csv: [
    'No',
    'Durum',
    'Tarih',
    'Saat',
    'Dakika',
    'Hizmet',
    'Ad',
    'E-posta',
    'Telefon',
    'Şirket',
    'Mesaj',
    'Dil',
    'Kayıt zamanı',
  ],
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminBookingCopy = typeof tr;
