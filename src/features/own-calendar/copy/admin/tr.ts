export const tr = {
  /** What the owner's calendars show. */
  events: {
    calendar: 'Randevularım',
    pending: (title: string) => `Onay bekliyor: ${title}`,
    timeOff: 'Kapalı zaman',
  },
  feed: {
    title: 'Randevular takviminizde',
    text: 'Bu gizli adrese abone olan takvim; randevuları, onay bekleyenleri ve kapalı zamanları gösterir. Google Takvim’de “Diğer takvimler”, “URL ile”; Apple’da “Takvim aboneliği ekle”; Outlook’ta “Takvim ekle”, “Web’den abone ol” bölümüne yapıştırın.',
    empty: 'Henüz bir adres yok.',
    create: 'Gizli adresi oluştur',
    address: 'Gizli takvim adresi',
    hint: 'Adresi bilen herkes randevularınızı görür. Takvim programları onu birkaç saatte bir okur.',
    unreadable: 'Adres çalışıyor, ama burada artık gösterilemiyor. Yeniden görmek için adresi yenileyin.',
    createdAt: (moment: string) => `Oluşturuldu: ${moment}`,
    copy: 'Adresi kopyala',
    copied: 'Adres panoya kopyalandı',
    notCopied: 'Panoya erişilemedi; adresi seçip kopyalayın',
    created: 'Gizli adres oluşturuldu',
    renew: 'Yenile',
    renewTitle: 'Adres yenilensin mi?',
    renewText: 'Eski adres hemen geçersiz olur; takvimlerinize yenisini eklemeniz gerekir.',
    renewYes: 'Evet, yenile',
    renewed: 'Adres yenilendi; eskisi artık geçersiz',
    remove: 'Kaldır',
    removeTitle: 'Adres kaldırılsın mı?',
    removeText: 'Adres hemen geçersiz olur; abone takvimler artık güncellenmez.',
    removeYes: 'Evet, kaldır',
    removed: 'Gizli adres kaldırıldı',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type OwnCalendarCopy = typeof tr;
