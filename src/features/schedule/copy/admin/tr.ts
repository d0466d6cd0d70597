export const tr = {
  validation: {
    address: 'https:// ile başlayan bir takvim adresi girin',
  } as Record<string, string>,
  errors: { changed: 'Bu bilgi siz yazarken başka bir yerden değiştirildi' },
  calendars: {
    title: 'Bağlı takvimler',
    text: 'Takviminizdeki dolu saatler burada da dolu sayılır. On beş dakikada bir okunur; yalnızca zamanlar saklanır, başlıklar ve kişiler hiç okunmaz. Takviminiz iCloud’da, Nextcloud’da ya da Fastmail’deyse bunun yerine aşağıdaki “Takvim hesabınız” yeter.',
    add: 'Takvim bağla',
    edit: 'Takvimi düzenle',
    empty: 'Bağlı takvim yok',
    emptyText:
      'Google Takvim’de: Ayarlar, takviminiz, “iCal biçimindeki gizli adres”. Apple ve Outlook’ta: takvimin paylaşım bağlantısını oluşturup kopyalayın; takvimi yalnızca bu bağlantıyı bilenler görebilir.',
    list: 'Bağlı takvimler',
    name: 'Ad',
    nameHint: 'Kendiniz için: İş, Aile...',
    address: 'Gizli iCal adresi',
    addressHint:
      'https:// ile başlar. Bu adres bir paroladır: kaydettikten sonra burada bir daha gösterilmez.',
    addressKept: (host: string) => `${host} adresi kayıtlı; değiştirmek istemiyorsanız boş bırakın.`,
    submit: 'Takvimi bağla',
    added: 'Takvim bağlandı',
    addedText: 'Birkaç saniye içinde okunur.',
    saved: 'Takvim kaydedildi',
    refresh: 'Şimdi oku',
    refreshNamed: (name: string) => `Şimdi oku: ${name}`,
    editNamed: (name: string) => `Düzenle: ${name}`,
    remove: 'Bağlantıyı kes',
    removeNamed: (name: string) => `Bağlantıyı kes: ${name}`,
    sure: (name: string) =>
      `“${name}” takviminin bağlantısı kesilsin mi? Gizli adresi silinir ve geri alınamaz.`,
    yes: 'Evet, bağlantıyı kes',
    removed: 'Takvimin bağlantısı kesildi',
    missing: 'Bu takvim artık bağlı değil',
    waiting: 'Okunuyor...',
    ok: 'Okundu',
    failing: 'Okunamadı',
    readAt: (moment: string) => `Son okuma: ${moment}`,
    lastGood: (moment: string) => `Son okunan (${moment}) dolu saatler geçerli.`,
    never: 'Henüz hiç okunamadı; dolu saatleri sayılmıyor.',
    busy: (count: number) => `${count} dolu aralık`,
    skipped: (count: number) => `${count} kayıt anlaşılamadı ve atlandı.`,
    reasons: {
      bad_address: 'Adres geçerli değil.',
      private_address: 'Adres özel bir ağa çıkıyor; oraya bağlanılmaz.',
      unreachable: 'Adrese ulaşılamıyor.',
      status: 'Sunucu takvimi vermedi; gizli adres değişmiş olabilir.',
      wrong_type: 'Adresteki dosya okunamıyor.',
      too_large: 'Takvim dosyası 10 MB’den büyük.',
      too_slow: 'Sunucu çok geç yanıt veriyor.',
      not_a_calendar: 'Adresteki dosya bir iCal takvimi değil.',
      too_complex: 'Takvim okunamayacak kadar karmaşık.',
    },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type ScheduleCopy = typeof tr;
