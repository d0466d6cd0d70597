export const tr = {
  title: 'Aktarma ve indirme',
  bring: {
    title: 'Eski sitenizin makalelerini getirin',
    text: 'WordPress ya da Ghost sitenizden indirdiğiniz dışa aktarma dosyasını seçin. Makaleler görselleri, kategorileri ve tarihleriyle eklenir; eski bağlantıları yeni yerlerine götürür. Aynı dosyayı yeniden göndermek hiçbir makaleyi iki kez eklemez.',
    file: 'Dışa aktarma dosyası',
    fileHint:
      'WordPress’te: Araçlar, Dışa aktar, Tüm içerik. Ghost’ta: Settings, Import/Export, Export content. WordPress dosyası en fazla 200 MB, Ghost dosyası 32 MB olabilir.',
    language: 'Makalelerin dili',
    publish: 'Eklenen makaleler',
    drafts: 'Taslak olsun',
    asWere: 'Herkese açık olanlar yayımlansın',
    publishHint: 'Parolalı, özel ve yarım kalmış makaleler ile sayfalar her zaman taslak olarak gelir.',
    otherLanguage: (main: string) =>
      `Sitenizin öncelikli dili ${main}. Başka dildeki makaleler taslak gelir; ${main} başlığını eklediğiniz makaleyi yayımlayabilirsiniz.`,
    address: 'Eski sitenizin adresi',
    addressHint: 'Yalnızca Ghost için gerekir. Görseller oradan alınır: eski siteniz açık kalsın.',
    submit: 'Makaleleri getir',
    sending: 'Dosya gönderiliyor...',
    noFile: 'Bir dosya seçin',
  },
  running: (address: string) => `${address} makaleleri getiriliyor`,
  goesOn: 'Bu sayfayı kapatabilirsiniz; iş sunucuda sürer.',
  progress: (done: number, total: number) => `${done} / ${total}`,
  report: {
    title: (address: string) => `${address}: aktarım raporu`,
    finished: (moment: string) => `Bitti: ${moment}`,
    imported: 'Eklenen makale',
    known: 'Daha önce eklenmiş',
    failed: 'Eklenemeyen',
    missing: 'Alınamayan görsel',
    articles: 'Makalelere git',
    addresses: 'Eski bağlantılara bak',
    failedTitle: 'Eklenemeyen makaleler',
    moreFailed: (count: number) => `${count} makale daha var.`,
    missingTitle: 'Alınamayan görseller',
    missingText: 'Bu görseller makalelerden çıkarıldı. İlgili makaleye görseli kendiniz ekleyebilirsiniz.',
    more: (count: number) => `${count} görsel daha var.`,
    filesTitle: 'Eski sitenizde kalan dosyalar',
    filesText:
      'Makaleler bu ses kayıtlarına ve belgelere bağlantı veriyor. Dosyalar taşınmaz: eski siteniz kapanınca bu bağlantılar açılmaz.',
    embedsTitle: 'Bağlantıya dönüşen videolar ve oynatıcılar',
    embedsText:
      'Makaleler başka sitelerden bir şey gömmez: eski sitenizde gömülü olanların yerinde adresleri durur. Videoları Medya sayfasına ekleyebilirsiniz.',
    untitled: 'Başlıksız makale',
  },
  reasons: {
    no_title: 'başlığı da metni de yok',
    too_complex: 'metni okunamayacak kadar karmaşık',
    unexpected: 'beklenmeyen bir hata oluştu',
  },
  pictureReasons: {
    too_large: 'dosya çok büyük',
    not_a_picture: 'dosya bir görsel değil',
    too_many_pixels: 'görselin boyutları çok büyük',
    broken: 'görsel dosyası bozuk',
    bad_address: 'adres geçerli değil',
    private_address: 'adres özel bir ağda',
    unreachable: 'görsele ulaşılamadı',
    too_slow: 'sunucu çok geç yanıt verdi',
  },
  refused: {
    unknown: 'Bu dosya bir WordPress ya da Ghost dışa aktarma dosyası değil',
    doctype: 'Bu dosyada güvenli olmayan bir belge tanımı var; dosya okunmadı',
    too_large: 'Bu dosya çok büyük; dışa aktarırken daha kısa bir tarih aralığı seçin',
    too_deep: 'Bu dosya iç içe çok fazla öğe içeriyor; dosya okunmadı',
    broken: 'Bu dosya bozuk ya da yarım; yeniden dışa aktarın',
    empty: 'Bu dosyada makale yok',
    busy: 'Bir aktarım sürüyor; bitince yenisini başlatabilirsiniz',
    no_address: 'Ghost için eski sitenizin adresini yazın',
  },
  archive: {
    title: 'Her şeyi bilgisayarınıza indirin',
    text: 'Metinleri, makaleleri, görselleri, randevuları, başvuruları ve mesajları tek dosyada indirir. Sitenizde hiçbir şey değişmez. İçinde ziyaretçilerinizin bilgileri de vardır: dosyayı güvenli bir yerde saklayın. Bu dosya siteye geri yüklenemez; geri yüklenebilen yedekler “Sitenin durumu” sayfasındadır.',
    submit: 'Her şeyi indir',
    hint: 'Çok görsel varsa indirme birkaç dakika sürebilir. Bilgisayarınız dosyayı çift tıklamayla açar.',
    technical: 'Dosya sıkıştırılmıştır (tar.gz); Windows 11 ve macOS ek program olmadan açar.',
    readMe: `SİTENİZİN ARŞİVİ

Bu klasörde sitenizdeki her şey vardır. Hiçbir parola ya da anahtar içermez.

articles/   Makaleleriniz, her dil için bir klasörde, tarayıcıyla açılan sayfalar olarak (HTML)
content/    Makaleler, kitaplar, medya, hakkında metinleri, hizmetler ve programlar, üç dilde (JSON)
pictures/   Yüklediğiniz görseller
records/    Randevular, başvurular, mesajlar, satılan paketler, bekleme listesi ve eğitim kayıtları, tablo olarak (CSV); her tarihli eğitim ve her paketin hareketleri ayrı birer dosyada (JSON). Ziyaretçilerinizin kişisel verilerini içerir.
settings/   Profiliniz, dilleriniz, görünümünüz, çalışma saatleriniz, bekleme listesi ve e-posta ayarlarınız, eski bağlantılar (JSON)

Bu dosya bir yedek değildir: siteyi geri yüklemek için sunucudaki yedeği kullanın.
`,
  },
  failed: 'Dosya gönderilemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type MovingCopy = typeof tr;
