export const tr = {
  title: 'Açılış',
  closed: {
    title: 'Siteniz henüz açık değil',
    text: 'Her şey çalışır ama arama motorları geri çevrilir, sayfaların üstünde hazırlık notu durur ve sizden başkasına e-posta gitmez.',
    link: 'Açılış sayfasına git',
    continue: 'Kuruluma devam et',
  },
  open: {
    title: 'Siteniz açık',
    text: (date: string) => `${date} tarihinden beri ziyaretçilere ve arama motorlarına açık.`,
  },
  samples: {
    title: 'Sizin olanlar',
    note: 'Siteyle gelen içerik, siz değiştirene ya da “Böyle kalsın” diyene kadar örnek sayılır.',
    own: (own: number, total: number) => `${total} içerikten ${own} tanesi sizin.`,
    left: (count: number) => `${count} örnek`,
    ready: 'Örnek yok',
    empty: 'Henüz içerik yok',
    next: 'Sıradaki örneğe git',
    which: 'Hangileri?',
    pictureOf: (title: string) => `${title}: görsel`,
    kept: 'Artık sizin sayılıyor',
  },
  removal: {
    open: 'Kalan örnekleri kaldır',
    title: 'Kalan örnekler kaldırılsın mı?',
    text: 'Değiştirmediğiniz örnekler siteden kalkar: içerikler, profildeki metinler, rakamlar ve resimler. Sizin olanlara dokunulmaz. Örnek e-posta adresinin yerine oturum açtığınız adres gelir. Bir hafta boyunca hepsini geri getirebilirsiniz.',
    confirm: 'Örnekleri kaldır',
    busy: 'Kaldırılıyor...',
    keep: 'Vazgeç',
    done: 'Örnekler kaldırıldı',
    until: (date: string) => `Kaldırdığınız örnekleri ${date} tarihine kadar geri getirebilirsiniz.`,
    undo: 'Örnekleri geri getir',
    undoing: 'Getiriliyor...',
    restored: 'Örnekler geri geldi',
    tooLate: 'Örnekler artık geri getirilemiyor',
  },
  preview: {
    title: 'Dışarıdan nasıl görünür?',
    note: 'Arama motorları ve mesajlaşma uygulamaları ana sayfanızı bu başlık, açıklama ve görselle gösterir.',
    image: (language: string) => `Paylaşım görseli: ${language}`,
    failed: 'Önizleme alınamadı.',
  },
  checks: {
    title: 'Açmadan önce',
    address: 'Adres',
    addressGood: 'Güvenli bağlantı (https) kullanılıyor.',
    addressBad:
      'Bu adres yalnızca bu makineden açılır ya da güvenli değil. BASE_URL ayarına sitenizin https ile başlayan adresini yazın.',
    mail: 'E-posta',
    mailGood: 'Bir e-posta sunucusu tanımlı.',
    mailBad: 'E-posta sunucusu tanımlı değil: onaylar gönderilmez, dosya olarak saklanır.',
    mailLink: 'E-posta sunucusunu ayarla',
  },
  opening: {
    open: 'Siteyi yayına aç',
    title: 'Site yayına açılsın mı?',
    text: 'Hazırlık notu kalkar, arama motorları davet edilir, e-postalar ziyaretçilere gitmeye başlar.',
    withSamples: (count: number) => `Sitede hâlâ ${count} örnek içerik görünüyor.`,
    confirm: 'Şimdi aç',
    busy: 'Açılıyor...',
    keep: 'Henüz değil',
    done: 'Siteniz açıldı',
    failed: 'İşlem tamamlanamadı',
    failedText: 'Lütfen yeniden deneyin.',
  },
  content: {
    title: 'Siteniz neyle başlasın?',
    lead: 'Sonradan her şeyi değiştirebilirsiniz.',
    samples: 'Örneklerle',
    samplesText:
      'Örnek kitap, yazı, medya ve hakkımda metinlerini görürsünüz; teker teker kendinizinkilerle değiştirirsiniz.',
    empty: 'Boş',
    emptyText:
      'Örnek içerikler, profildeki örnek metinler, rakamlar ve resimler kaldırılır. Bir hafta boyunca geri getirebilirsiniz.',
    submit: 'Devam et',
    sending: 'Kaydediliyor...',
    later: 'Daha sonra',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminOpeningCopy = typeof tr;
