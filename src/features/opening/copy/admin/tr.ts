export const tr = {
  title: 'Sitenin açılışı',
  closed: {
    title: 'Siteniz açık değil',
    text: 'Her şey çalışır ama arama motorları geri çevrilir, sayfaların üstünde hazırlık notu durur ve sizden başkasına e-posta gitmez.',
    link: '“Sitenin açılışı” sayfasına git',
    continue: 'Kuruluma devam et',
  },
  open: {
    title: 'Siteniz açık',
    text: (date: string) => `${date} gününden beri ziyaretçilere ve arama motorlarına açık.`,
    /** The title if the site's address works on one computer only. */
    localTitle: 'Siteniz açık; alan adınız henüz bağlı değil',
  },
  /** A warning on a site that is open. */
  shown: {
    title: 'Açık sitede örnek içerik var',
    /** The title if the placeholder slots are the only sample left. */
    placeholderTitle: 'Takvimde örnek randevular açık',
    samples: (count: number) => `${count} örnek kaldı.`,
    samplesLink: 'Örneklere bak',
    placeholder:
      'Randevu takviminde bazı boş saatler, takvim boş görünmesin diye dolu gösteriliyor; siz kapatana kadar sürer.',
    placeholderLink: 'Örnek randevu ayarına git',
  },
  closing: {
    title: 'Siteyi geçici olarak kapatmak',
    note: 'Büyük bir değişiklik yapacaksanız siteyi bir süre kapatabilir, istediğiniz zaman yeniden açabilirsiniz. Ziyaretçiler sayfaları yine görür, üstlerinde “Bu site hazırlanıyor, yakında açılacak” yazar. Arama motorları sayfaları göstermeyi bırakır; yeniden açtığınızda dönmeleri birkaç hafta sürebilir.',
    words: {
      open: 'Siteyi geçici olarak kapat',
      title: 'Site geçici olarak kapatılsın mı?',
      text: 'Ziyaretçiler sayfaları yine görür, üstlerinde “Bu site hazırlanıyor, yakında açılacak” yazar. Arama motorları sayfaları göstermeyi bırakır; yeniden açtığınızda dönmeleri birkaç hafta sürebilir. Siz yeniden açana kadar sizden başkasına e-posta gitmez; randevu onayları ve hatırlatmalar da bekler. İçerikleriniz ve alınmış randevular yerinde durur.',
      confirm: 'Şimdi kapat',
      busy: 'Kapatılıyor...',
      keep: 'Açık kalsın',
    },
    done: 'Siteniz kapandı',
  },
  samples: {
    title: 'Sizin olanlar',
    note: 'Siteyle gelen içerik, siz değiştirene ya da “Böyle kalsın” diyene kadar örnek sayılır. “Böyle kalsın” içeriği değiştirmez; bundan sonra sizin sayılır.',
    own: (own: number, total: number) =>
      own === 0 ? `${total} içeriğin hiçbiri henüz sizin değil.` : `${total} içerikten ${own} tanesi sizin.`,
    allOwn: 'Sitedeki her şey sizin.',
    /** The text if the site has no items yet. */
    nothing: 'Sitede henüz içerik yok. Hizmetlerinizi eklediğinizde ziyaretçiler randevu alabilir.',
    addFirst: 'İlk hizmetinizi ekleyin',
    left: (count: number) => `${count} örnek`,
    ready: 'Örnek yok',
    empty: 'Henüz içerik yok',
    next: 'Sıradaki örneğe git',
    which: 'Hangileri?',
    pictureOf: (title: string) => `${title}: görsel`,
    kept: 'Artık sizin sayılıyor',
  },
  removal: {
    /** The note beside the button that removes the samples. */
    note: (samples: number, own: number) =>
      `Değiştirmediğiniz ${samples} örnek siteden kalkar; ${own > 0 ? `sizin olan ${own} içerik` : 'ekleyeceğiniz her şey'} kalır. Kaldırdıklarınızı bir hafta boyunca geri getirebilirsiniz.`,
    open: 'Kalan örnekleri kaldır',
    title: 'Kalan örnekler kaldırılsın mı?',
    text: 'Değiştirmediğiniz örnekler siteden kalkar: içerikler, profildeki metinler, rakamlar ve görseller. Sizin olanlara dokunulmaz. Örnek e-posta adresinin yerine oturum açtığınız adres gelir. Bir hafta boyunca hepsini geri getirebilirsiniz.',
    confirm: 'Örnekleri kaldır',
    busy: 'Kaldırılıyor...',
    done: 'Örnekler kaldırıldı',
    until: (date: string) => `Kaldırdığınız örnekleri ${date} gününe kadar geri getirebilirsiniz.`,
    /** The question is asked on an open site only. */
    restoring: {
      open: 'Örnekleri geri getir',
      title: 'Örnekler geri getirilsin mi?',
      text: 'Siteniz açık: ziyaretçiler örnek içerikleri, profildeki örnek metinleri, rakamları ve görselleri hemen yeniden görür. Sizin olanlara dokunulmaz.',
      confirm: 'Şimdi geri getir',
      busy: 'Getiriliyor...',
    },
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
    profile: 'Profil',
    profileGood: 'Profilinizde eksik yok.',
    profileBad: 'Sayfalarda yeri boş duran alanlar:',
    profileContact: 'Ziyaretçileri ve e-postaları size değil örnek kişiye götüren alanlar:',
    profileSamples: (count: number) => `Profilinizde ${count} alan hâlâ örnek; ziyaretçiler bunları görür.`,
    address: 'Adres',
    addressGood: 'Güvenli bağlantı (https) kullanılıyor.',
    addressBad: 'Bu adres güvenli değil: tarayıcılar ziyaretçilerinizi uyarır.',
    addressLocal:
      'Sitenizin adresi şimdilik yalnızca kurulu olduğu bilgisayarda çalışıyor: ziyaretçiler ve arama motorları siteyi, alan adınız bağlanınca görür.',
    addressHelp:
      'Siteyi kuran kişiye iletin: BASE_URL ayarına sitenin https ile başlayan adresi yazılmalı, site yeniden başlatılmalı.',
    samples: 'Örnekler',
    samplesGood: 'Sitede örnek içerik yok.',
    samplesBad: (count: number) => `Ziyaretçiler ${count} örnek görecek.`,
    services: 'Hizmetler',
    servicesGood: 'Danışmanlık sayfasında hizmet var.',
    servicesBad: 'Henüz hizmet eklemediniz: ziyaretçiler randevu alamaz.',
    servicesLink: 'Hizmet ekle',
    calendar: 'Randevu takvimi',
    calendarGood: 'Takvim yalnızca gerçek doluluğu gösteriyor.',
    calendarBad:
      'Takvim boş görünmesin diye bazı boş saatler dolu gösteriliyor. Siteyi yayına açtığınızda bu kendiliğinden kapanır; isterseniz daha önce de kapatabilirsiniz.',
    mail: 'E-posta',
    mailGood: 'Siteniz e-posta gönderebiliyor.',
    mailBad: 'E-posta gönderilmiyor: onaylar ve bildirimler kimseye ulaşmıyor; sonradan da gönderilmez.',
    mailLink: 'E-postayı ayarla',
    languages: 'Diller',
    languagesGood: 'Bütün metinler sitenizin her dilinde var.',
    languagesMissing: (places: number) => `Sitenizin dillerinde ${places} yerde çeviri eksik.`,
    languagesLink: 'Eksikleri göster',
  },
  opening: {
    open: 'Siteyi yayına aç',
    title: 'Site yayına açılsın mı?',
    text: 'Hazırlık notu kalkar, arama motorları davet edilir, e-postalar ziyaretçilere gitmeye başlar.',
    /** The text before the sentence about an address that works on one computer only. */
    localText: 'Hazırlık notu kalkar.',
    withSamples: (count: number) => `Ziyaretçiler ${count} örnek görecek.`,
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
      'Örnek hizmet, kitap, makale, medya ve hakkımda metinlerini görürsünüz; teker teker kendinizinkilerle değiştirirsiniz.',
    empty: 'Boş',
    emptyText:
      'Örnek içerikler, profildeki örnek metinler, rakamlar ve görseller kaldırılır. Bir hafta boyunca geri getirebilirsiniz.',
    submit: 'Devam et',
    sending: 'Kaydediliyor...',
    later: 'Daha sonra',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminOpeningCopy = typeof tr;
