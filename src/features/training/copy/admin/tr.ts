/** What the prepared beginning of a reply can mention. */
interface Application {
  name: string;
  program: string;
}

export const tr = {
  title: 'Eğitim başvuruları',
  statuses: {
    pending: 'Bekliyor',
    contacted: 'Görüşüldü',
    offered: 'Teklif verildi',
    accepted: 'Kabul edildi',
    declined: 'Reddedildi',
  },
  filters: {
    program: 'Program',
    everyProgram: 'Tüm programlar',
    type: 'Tür',
    everyType: 'Tüm türler',
    search: 'Ad, e-posta, telefon, şirket ya da numara',
  },
  columns: { received: 'Geliş tarihi', person: 'Kişi', program: 'Program', status: 'Durum' },
  count: (total: number) => `${total} başvuru`,
  people: (total: string) => `${total} kişi`,
  empty: {
    title: 'Henüz başvuru yok',
    text: 'Ziyaretçilerin eğitim başvuruları burada görünür.',
    filteredTitle: 'Bu aramaya uyan başvuru yok',
    filteredText: 'Başka bir sözcük deneyin ya da filtreleri temizleyin.',
  },
  detail: {
    title: (name: string) => `Başvuru: ${name}`,
    training: 'Eğitim',
    program: 'Program',
    duration: 'Süre',
    type: 'Tür',
    participants: 'Katılımcı',
    format: 'Tercih edilen format',
    urgency: 'Zamanlama',
    budget: 'Bütçe',
    progress: 'Durum',
    progressLabel: 'Başvurunun durumu',
    since: (moment: string) => `Son değişiklik: ${moment}`,
  },
  done: { status: (status: string) => `Durum kaydedildi: ${status}` },
  errors: { erased: 'Kişisel verileri silinmiş bir başvuru değiştirilemez' },
  mails: {
    'training-received': 'Başvurunuz alındı (başvurana)',
    'training-notice': 'Yeni başvuru (size)',
  } as Record<string, string>,
  /** The prepared beginning of the owner's reply, in the person's language. */
  answer: {
    subject: ({ program }: Application) => `Eğitim başvurunuz hakkında: ${program}`,
    text: ({ name, program }: Application) =>
      `Merhaba ${name},\n\n“${program}” programına başvurunuz için teşekkür ederim.\n\n`,
  },
  csv: [
    'No',
    'Durum',
    'Kayıt zamanı',
    'Program',
    'Tür',
    'Katılımcı',
    'Format',
    'Zamanlama',
    'Ad',
    'E-posta',
    'Telefon',
    'Şirket',
    'Bütçe',
    'Mesaj',
    'Dil',
    'Aydınlatma metni sürümü',
  ],
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminTrainingCopy = typeof tr;
