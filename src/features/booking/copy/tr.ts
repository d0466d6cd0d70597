/** What a message to the owner says of a wanted appointment; what isn't known yet is left out. */
interface Wish {
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  service: string;
  duration: string;
  date?: string | undefined;
  time?: string | undefined;
  notes?: string | undefined;
}

export const tr = {
  /** Between the parts of a line. */
  comma: ', ',
  slots: { available: 'Müsait', taken: 'Dolu', selected: 'Seçilen', own: 'Randevunuz' },
  errors: {
    unknown_service: 'Bu danışmanlık hizmeti bulunamadı',
    duration_disagrees: 'Süre, seçilen hizmetle uyuşmuyor',
    time_disagrees: 'Tarih ve saat, seçilen randevu saatiyle uyuşmuyor',
    slot_not_offered: 'Bu saatte randevu verilmiyor',
    slot_taken: 'Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçiniz.',
    key_reused: 'Bu anahtar başka bir istekte kullanılmış',
    key_too_long: 'Idempotency-Key çok uzun',
    link_void:
      'Bu bağlantı artık geçerli değil. Lütfen size gönderilen en son e-postadaki bağlantıyı kullanınız.',
    not_changeable: 'Bu randevu artık değiştirilemez. Dilerseniz yeni bir randevu alabilirsiniz.',
  },
  page: {
    title: 'Danışmanlık rezervasyonu',
    description:
      'Danışmanlık hizmetinizi seçin, takvimden size uyan saati işaretleyin ve randevunuzu hemen alın. Görüşmeler 30 ile 120 dakika arasında, online ya da telefonla yapılır.',
    keywords:
      'danışmanlık rezervasyonu, danışmanlık randevusu, online randevu, pazarlama danışmanlığı, yapay zekâ danışmanlığı',
    back: 'Danışmanlık',
    benefits: [
      { title: 'Hızlı onay', text: '24 saat içinde yanıt' },
      { title: 'Esnek saatler', text: 'Size uyan günü ve saati takvimden siz seçersiniz' },
      { title: 'WhatsApp ile iletişim', text: 'Sorularınız için doğrudan yazın' },
    ],
    arranged: {
      title: 'Ayrıntıları görüşmede belirleriz',
      text: 'Seçtiğiniz çalışmanın kapsamı ve takvimi size göre düzenlenir. Aşağıdan size en yakın hizmeti seçip bir görüşme alın; neyle ilgilendiğinizi ek notlara yazmanız yeterli.',
    },
    noScript: {
      title: 'Rezervasyon formu JavaScript ile çalışır',
      text: 'Tarayıcınızda JavaScript kapalı görünüyor. Randevunuzu WhatsApp ya da e-posta ile de alabilirsiniz.',
      greeting: 'Merhaba, danışmanlık randevusu almak istiyorum.',
    },
  },
  form: {
    personal: { title: 'Kişisel bilgiler', note: 'Onay ve takvim dosyası e-posta adresinize gönderilir.' },
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    optional: '(isteğe bağlı)',
    service: {
      title: 'Hizmet seçimi',
      note: 'Fiyat Talep Üzerine. Süre, seçtiğiniz hizmete göre ayarlanır.',
      label: 'Danışmanlık hizmeti',
      choose: 'Bir hizmet seçiniz',
    },
    time: { title: 'Tercih edilen zaman', note: 'Saatler İstanbul saatine göredir (TSİ).' },
    notes: { title: 'Ek notlar', note: 'Görüşmeden önce bilmemi istedikleriniz.', label: 'Mesaj' },
    send: {
      title: 'Onay',
      submit: 'Rezervasyon Yap',
      sending: 'Kaydediliyor...',
      hint: 'Bilgileriniz kontrol edilir ve randevunuz onaylanır.',
      whatsapp: 'WhatsApp ile rezervasyon',
    },
  },
  calendar: {
    label: (title: string) => `Randevu takvimi, ${title}`,
    keys: 'Saatler arasında ok tuşlarıyla, haftalar arasında Page Up ve Page Down ile gezinilir; Enter ya da boşluk tuşu seçer.',
    needService: 'Lütfen önce bir danışmanlık hizmeti seçiniz',
    week: 'Hafta',
    day: 'Gün',
    today: 'Bugün',
    previous: 'Önceki',
    next: 'Sonraki',
    turn: 'Takvimde gezinme',
    view: 'Görünüm',
    zone: 'TSİ',
    zoneNote: 'Saatler İstanbul saatine göredir (TSİ).',
    elsewhere: (place: string) =>
      `Cihazınızın saat dilimi farklı görünüyor (${place}). Takvim İstanbul saatini gösterir; seçtiğiniz saatin sizin saatinizdeki karşılığını takvimin altında görürsünüz.`,
    loading: 'Müsait saatler yükleniyor...',
    failed: {
      title: 'Saatler yüklenemedi',
      text: 'Bağlantınızı kontrol edip yeniden deneyiniz.',
      retry: 'Yeniden dene',
    },
    empty: { week: 'Bu hafta müsait saat kalmadı.', day: 'Bu gün müsait saat kalmadı.' },
    jump: (moment: string) => `En yakın müsait saat: ${moment}`,
    full: 'Takvimde şu anda müsait saat kalmadı. WhatsApp üzerinden yazarsanız birlikte bir zaman bulabiliriz.',
  },
  chosen: {
    title: 'Seçtiğiniz zaman',
    at: 'saat',
    there: (place: string) => `Sizin saatinizle (${place}):`,
    clear: 'Seçimi kaldır',
    cleared: 'Seçim kaldırıldı.',
    serviceChanged: 'Hizmet değiştiği için seçtiğiniz saat kaldırıldı. Yeni süreye uygun bir saat seçiniz.',
    lost: 'Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçiniz.',
  },
  lost: {
    title: 'Seçtiğiniz saat az önce doldu',
    text: 'Yazdıklarınız duruyor, takvim yenilendi. En yakın müsait saatler:',
    none: 'Yazdıklarınız duruyor, takvim yenilendi. Lütfen başka bir saat seçiniz.',
  },
  failure: {
    text: 'Rezervasyon sırasında bir hata oluştu. Lütfen WhatsApp seçeneğini kullanın.',
  },
  whatsapp: {
    message: (wish: Wish): string =>
      [
        'Merhaba, danışmanlık randevusu almak istiyorum.',
        '',
        `Ad soyad: ${wish.name}`,
        `E-posta: ${wish.email}`,
        wish.phone && `Telefon: ${wish.phone}`,
        wish.company && `Şirket: ${wish.company}`,
        `Hizmet: ${wish.service} (${wish.duration})`,
        wish.date && `Tarih: ${wish.date}`,
        wish.time && `Saat: ${wish.time} (İstanbul)`,
        wish.notes && `Notlar: ${wish.notes}`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    newTab: '(yeni sekmede açılır)',
  },
  facts: {
    date: 'Tarih',
    time: 'Saat',
    service: 'Hizmet',
    duration: 'Süre',
    place: 'Yer',
    placeValue: 'Online / Telefon',
    number: 'Rezervasyon no',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    message: 'Mesaj',
  },
  success: {
    pageTitle: 'Rezervasyon onayı',
    description: 'Danışmanlık randevunuzun bilgileri.',
    loading: 'Rezervasyon bilgileri yükleniyor...',
    title: 'Rezervasyonunuz Onaylandı!',
    cancelledTitle: 'Bu randevu iptal edildi',
    cancelledText: 'Randevu artık geçerli değil. Dilerseniz yeni bir saat seçebilirsiniz.',
    pastTitle: 'Bu randevunun zamanı geçti',
    appointment: 'Randevu',
    person: 'Bilgileriniz',
    calendar: 'Takvime ekle',
    calendarFailed: 'Takvim dosyası hazırlanamadı. Onay e-postanızdaki dosyayı kullanabilirsiniz.',
    share: 'Paylaş',
    again: 'Yeni rezervasyon',
    copied: 'Rezervasyon bilgileri panoya kopyalandı!',
    notCopied: 'Panoya erişilemedi. Bilgileri buradan kopyalayabilirsiniz:',
    shareTitle: 'Danışmanlık randevusu',
    shareText: (date: string, time: string, service: string, duration: string, number: string) =>
      `Danışmanlık randevum\n${date}, saat ${time} (İstanbul)\n${service}, ${duration}\nRezervasyon no: ${number}`,
    event: (service: string, owner: string) => `${service} · ${owner}`,
    next: {
      title: 'Şimdi ne olacak?',
      steps: [
        {
          title: 'Onay e-postası',
          text: 'Randevu bilgileriniz ve takvim dosyası e-posta adresinize gönderilir.',
        },
        {
          title: 'Hatırlatma araması',
          text: 'Randevunuz yaklaşınca hatırlatmak için telefonla aranırsınız.',
        },
        { title: 'Görüşme', text: 'Görüşme online ya da telefonla yapılır.' },
        { title: 'Özet rapor', text: 'Görüşmenin ardından özet rapor ve öneriler size gönderilir.' },
      ],
    },
    missing: {
      title: 'Rezervasyon bulunamadı',
      text: 'Bu rezervasyonun kişisel verileri silinmiş. Dilerseniz yeni bir randevu alabilirsiniz.',
    },
  },
  manage: {
    pageTitle: 'Randevunuz',
    description: 'Randevunuzu taşıyın ya da iptal edin.',
    title: 'Randevunuz',
    loading: 'Randevunuz yükleniyor...',
    noScript: {
      title: 'Taşıma ve iptal JavaScript ile çalışır',
      text: 'Tarayıcınızda JavaScript kapalı görünüyor. Değişikliği WhatsApp ya da e-posta ile de isteyebilirsiniz.',
    },
    move: {
      title: 'Başka bir zamana taşı',
      note: 'Yeni saati seçiniz; siz onaylayana kadar randevunuz olduğu gibi kalır.',
      open: 'Başka bir zamana taşı',
      confirm: 'Randevuyu taşı',
      busy: 'Taşınıyor...',
      keep: 'Vazgeç',
      done: 'Randevunuz taşındı',
      doneText: 'Yeni bilgiler ve güncel takvim dosyası e-posta ile gönderildi.',
    },
    cancel: {
      title: 'İptal et',
      note: 'İptal ettiğiniz saat başkalarına açılır.',
      open: 'Randevuyu iptal et',
      confirmTitle: 'Randevu iptal edilsin mi?',
      confirmText: 'Bu işlem geri alınamaz; dilediğinizde yeni bir randevu alabilirsiniz.',
      confirm: 'Evet, iptal et',
      busy: 'İptal ediliyor...',
      keep: 'Randevum kalsın',
      done: 'Randevunuz iptal edildi',
      doneText: 'İptal bilgisi e-posta ile gönderildi.',
    },
    past: { title: 'Bu randevunun zamanı geçti', text: 'Geçmiş bir randevu taşınamaz ya da iptal edilemez.' },
    cancelled: { title: 'Bu randevu iptal edildi', text: 'Dilerseniz yeni bir randevu alabilirsiniz.' },
    failed:
      'İşlem tamamlanamadı; randevunuz değişmedi. Lütfen yeniden deneyiniz ya da WhatsApp üzerinden yazınız.',
    void: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Randevunuz taşınmış ya da iptal edilmiş olabilir; son durumu size gönderilen en son e-posta gösterir. Taşınan bir randevunun yeni bağlantısı da oradadır.',
    },
    book: 'Yeni randevu al',
    whatsapp: 'WhatsApp’tan yazın',
    whatsappMessage: (number: string) => `Merhaba, ${number} numaralı randevum hakkında yazıyorum.`,
  },
};
