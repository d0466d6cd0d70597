import { meetingBegins, reminderIfBookedEarly, withinReplyTime } from '#/features/commitments/contract';
import type { ZoneWords } from '#/platform/i18n/zone-name';
import type { Answer, NoteName } from '../contract';

/** What the visitor's message to the owner says about the wanted appointment; unknown parts are left out. */
interface Wish {
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  service: string;
  duration: string;
  date?: string | undefined;
  time?: string | undefined;
  /** The zone of `time`, as it is written in brackets after it. */
  zone: string;
  /** Date and time in the visitor's zone, if it shows another time. */
  own?: string | undefined;
  place?: string | undefined;
  answers?: readonly Answer[];
  notes?: string | undefined;
}

export const tr = {
  slots: {
    available: 'Müsait',
    taken: 'Dolu',
    selected: 'Seçilen',
    own: 'Randevunuz',
    yours: (time: string) => `sizde ${time}`,
  },
  errors: {
    unknown_service: 'Bu danışmanlık hizmeti bulunamadı',
    duration_disagrees: 'Süre, seçilen hizmetle uyuşmuyor',
    time_disagrees: 'Tarih ve saat, seçilen randevu saatiyle uyuşmuyor',
    answer_missing: 'Bu soruyu yanıtlayın',
    unknown_zone: 'Bu saat dilimi bilinmiyor',
    answer_unknown: 'Listeden bir yanıt seçin',
    slot_not_offered: 'Bu saatte randevu verilmiyor',
    slot_taken: 'Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçin.',
    own_slot: 'Randevunuz zaten bu saatte.',
    link_void:
      'Bu bağlantı artık geçerli değil. Lütfen size gönderilen en son e-postadaki bağlantıyı kullanın.',
    not_changeable: 'Bu randevu artık değiştirilemez. Dilerseniz yeni bir randevu alabilirsiniz.',
  },
  /** Refusals because of a person's bound, a network's limit, or a missing proof of work. */
  bounds: {
    person_bound: (most: number) =>
      `Bir e-posta adresi ya da telefon numarasıyla aynı anda en çok ${most} randevu alınabilir; bu sayıya ulaşıldı. Yeni bir randevu için {WhatsApp’tan ya da }e-posta ile yazın.`,
    service_bound: (most: number) =>
      most === 1
        ? 'Bu hizmet için ileri tarihli bir randevunuz var; aynı anda bir tane alınabilir. Saatini e-postanızdaki bağlantıdan değiştirebilirsiniz; ikinci bir randevu için {WhatsApp’tan ya da }e-posta ile yazın.'
        : `Aynı hizmet için bir e-posta adresi ya da telefon numarasıyla aynı anda en çok ${most} randevu alınabilir; bu sayıya ulaşıldı. Yeni bir randevu için {WhatsApp’tan ya da }e-posta ile yazın.`,
    proof:
      'Şu anda olağandışı sayıda randevu alınıyor ve isteğinizin bir kişiden geldiği doğrulanamadı. Biraz sonra yeniden deneyin; dilerseniz {WhatsApp’tan ya da }e-posta ile yazın.',
    network:
      'Bulunduğunuz ağdan kısa sürede çok sayıda randevu alındı. Daha sonra yeniden deneyin; dilerseniz {WhatsApp’tan ya da }e-posta ile yazın.',
    kept: 'Yazdıklarınız duruyor.',
    mail: 'E-posta yaz',
  },
  page: {
    title: 'Danışmanlık randevusu',
    /** The last item of the breadcrumb. */
    trail: 'Danışmanlık randevusu',
    description:
      'Danışmanlık hizmetinizi seçin, takvimden size uyan saati işaretleyin ve randevunuzu hemen alın. Görüşmeler 30 ile 120 dakika arasında sürer, telefonla ya da online yapılır.',
    /** Replaces `description`, which names lengths and places of the sample services, if the services differ from it. */
    plainDescription: 'Danışmanlık hizmetinizi seçin ve takvimden size uyan saati işaretleyin.',
    keywords:
      'danışmanlık randevusu, danışmanlık rezervasyonu, online randevu, pazarlama danışmanlığı, yapay zekâ danışmanlığı',
    back: 'Danışmanlık',
    benefits: [
      {
        title: 'Hızlı onay',
        text: `Randevunuz anında kesinleşir; sorularınıza ${withinReplyTime.tr} yanıt veririm`,
      },
      { title: 'Esnek saatler', text: 'Size uyan günü ve saati takvimden siz seçersiniz' },
      { title: 'WhatsApp ile iletişim', text: 'Aklınıza takılanı doğrudan sorun' },
    ],
    arranged: {
      title: 'Ayrıntıları görüşmede belirleriz',
      text: 'Seçtiğiniz çalışmanın kapsamı ve takvimi size göre düzenlenir. Aşağıdan ihtiyacınıza en yakın hizmeti seçip randevu alın; neyle ilgilendiğinizi ek notlara yazmanız yeterli.',
    },
    /** Shown while no service can be booked. */
    closed: {
      text: 'Şu anda takvimden randevu alınabilen bir hizmet yok. Bana yazın; görüşmenin konusunu ve zamanını birlikte belirleyelim.',
      write: 'Mesaj yazın',
    },
    noScript: {
      title: 'Randevu formu JavaScript ile çalışır',
      text: 'Tarayıcınızda JavaScript kapalı görünüyor. Randevunuzu {WhatsApp ya da }e-posta ile de alabilirsiniz.',
      greeting: 'Merhaba, danışmanlık randevusu almak istiyorum.',
    },
  },
  /** For services whose bookings the owner confirms herself. */
  request: {
    benefit: {
      title: 'Net yanıt',
      text: `Randevunuz ben onaylayınca kesinleşir; sorularınıza ${withinReplyTime.tr} yanıt veririm`,
    },
    /** If only some services need the owner's confirmation. */
    benefitOfSome: {
      title: 'Net yanıt',
      text: `Randevunuz seçtiğiniz hizmete göre hemen ya da ben onaylayınca kesinleşir; sorularınıza ${withinReplyTime.tr} yanıt veririm`,
    },
    personalNote: 'Yanıtım ve onayladığımda takvim dosyası e-posta adresinize gönderilir.',
    serviceHint: 'Bu hizmette randevunuz ben onaylayınca kesinleşir.',
    sendTitle: 'Gönder',
    submit: 'Randevu iste',
    sendHint:
      'İsteğiniz bana ulaşır ve saat sizin için tutulur. Randevunuz ben onaylayınca kesinleşir; yanıtımı e-postayla alırsınız.',
    pageTitle: 'Randevu isteği',
    title: 'Randevu isteğiniz alındı',
    text: 'Randevunuz henüz kesinleşmedi. Saat sizin için tutuluyor; yanıtımı e-postayla alırsınız.',
    /** Only for a request that lapses before its slot begins. */
    until: (moment: string) =>
      `Saat sizin için şu zamana kadar tutulur: ${moment}. O zamana kadar yanıtlayamazsam saat yeniden açılır ve size haber veririm.`,
    steps: [
      {
        title: 'İsteğiniz',
        text: 'Bilgileriniz ve isteğinizi değiştirebileceğiniz bağlantı e-posta adresinize gönderilir.',
      },
      {
        title: 'Yanıtım',
        text: 'Onayladığımda randevunuz kesinleşir; onay ve takvim dosyası e-postayla gelir.',
      },
    ],
    ends: {
      withdrawn: 'Randevu isteğinizi geri çektiniz',
      declined: 'Bu randevu isteği onaylanamadı',
      expired: 'Bu randevu isteği yanıtlanamadı',
    },
    endText: 'Bu saatte bir randevunuz yok. Dilerseniz yeni bir saat seçebilirsiniz.',
    moved: 'İsteğinizin saati değişti',
    movedText: 'Yeni saat sizin için tutuluyor; yanıtımı e-postayla alırsınız.',
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
      price: 'Fiyat',
      priceOnRequest: 'Fiyat talep üzerine bildirilir.',
      note: 'Süre, seçtiğiniz hizmete göre değişir.',
      label: 'Danışmanlık hizmeti',
      choose: 'Bir hizmet seçin',
    },
    time: {
      title: 'Gün ve saat',
      note: ({ name, brackets }: ZoneWords) => `Saatler ${name}yledir${brackets}.`,
    },
    questions: { title: 'Birkaç soru', note: 'Görüşmeye hazırlanmam için.', choose: 'Seçin' },
    notes: {
      title: 'Ek notlar',
      note: 'Görüşmeden önce bilmemi istedikleriniz.',
      labels: { message: 'Mesaj' } satisfies Record<NoteName, string>,
    },
    send: {
      title: 'Onay',
      submit: 'Rezervasyon Yap',
      sending: 'Kaydediliyor...',
      hint: 'Bilgileriniz kontrol edilir ve randevunuz hemen onaylanır; onayı e-postayla alırsınız.',
      /** Shown as long as something is missing. The button is disabled then. */
      missing: (fields: string) => `Rezervasyon için eksik kalanlar: ${fields}`,
      whatsapp: 'WhatsApp ile randevu',
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
    elsewhere: (place: string, { name }: Pick<ZoneWords, 'name'>) =>
      `Her saatin altında sizin saatiniz de yazar (${place}). Takvimin kendisi ${name}ni gösterir.`,
    sameClock: (place: string, _zone: Pick<ZoneWords, 'name'>) =>
      `Sizin saatiniz (${place}) takvimin saatiyle aynı.`,
    /** The control by which the visitor chooses a zone. */
    zone: {
      open: 'Başka bir saat dilimi seç',
      label: 'Saat diliminiz',
      hint: 'Takvimde, onayda ve e-postalarda sizin saatiniz bu dilimde de yazar.',
      device: (place: string) => `Cihazınızınki (${place})`,
      failed: 'Saat dilimleri yüklenemedi; lütfen sayfayı yenileyin.',
    },
    loading: 'Müsait saatler yükleniyor...',
    failed: {
      title: 'Saatler yüklenemedi',
      text: 'Bağlantınızı kontrol edip yeniden deneyin.',
      retry: 'Yeniden dene',
    },
    empty: { week: 'Bu hafta müsait saat kalmadı.', day: 'Bu gün için müsait saat kalmadı.' },
    jump: (moment: string) => `En yakın müsait saat: ${moment}`,
    full: 'Takvimde şu anda müsait saat kalmadı.{ WhatsApp’tan yazarsanız birlikte bir saat bulabiliriz.}',
  },
  chosen: {
    title: 'Seçtiğiniz gün ve saat',
    at: 'saat',
    yours: 'Sizin saatinizle',
    clear: 'Seçimi kaldır',
    cleared: 'Seçim kaldırıldı.',
    serviceChanged: 'Hizmet değiştiği için seçtiğiniz saat kaldırıldı. Yeni süreye uygun bir saat seçin.',
    lost: 'Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçin.',
  },
  lost: {
    title: 'Seçtiğiniz saat az önce doldu',
    text: 'Yazdıklarınız duruyor, takvim yenilendi. En yakın müsait saatler:',
    none: 'Yazdıklarınız duruyor, takvim yenilendi. Lütfen başka bir saat seçin.',
  },
  failure: {
    text: 'Rezervasyon sırasında bir hata oluştu. Lütfen WhatsApp seçeneğini kullanın.',
    /** Replaces `text` if the owner has no WhatsApp number. */
    byMail: 'Rezervasyon sırasında bir hata oluştu. Lütfen yeniden deneyin ya da e-posta ile yazın.',
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
        wish.time && `Saat: ${wish.time} (${wish.zone})`,
        wish.own && `Benim saatimle: ${wish.own}`,
        wish.place && `Yer: ${wish.place}`,
        ...(wish.answers ?? []).map(({ question, answer }) => `${question}: ${answer}`),
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
    /** The kinds of places, with their link, number or address, if any. A link is empty until the appointment is confirmed. */
    places: {
      video: (link: string) => `Görüntülü görüşme${link ? `: ${link}` : ''}`,
      phone_owner: () => 'Telefon; sizi ben ararım',
      phone_visitor: (phone: string) => `Telefon; beni arayın${phone ? `: ${phone}` : ''}`,
      address: (address: string) => address,
      later: () => 'Görüşmeden önce bildirilir',
    },
    yes: 'Evet',
    no: 'Hayır',
    /** Labels of the time in the reader's zone, and in the writer's: the owner's, or the visitor's in a text to share. */
    yourTime: 'Sizin saatinizle',
    myTime: 'Benim saatimle',
    number: 'Randevu no',
    /** The name of the calendar file, in letters that every file system accepts. */
    calendarFile: (number: string) => `randevu-${number}.ics`,
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    message: 'Mesaj',
  },
  success: {
    pageTitle: 'Randevu onayı',
    description: 'Danışmanlık randevunuzun bilgileri.',
    loading: 'Randevu bilgileri yükleniyor...',
    title: 'Rezervasyonunuz Onaylandı!',
    cancelledTitle: 'Bu randevu iptal edildi',
    cancelledText: 'Randevu artık geçerli değil. Dilerseniz yeni bir saat seçebilirsiniz.',
    pastTitle: 'Bu randevunun zamanı geçti',
    appointment: 'Randevu',
    person: 'Bilgileriniz',
    calendar: 'Takvime ekle',
    calendarFailed: 'Takvim dosyası hazırlanamadı. Onay e-postanızdaki dosyayı kullanabilirsiniz.',
    share: 'Paylaş',
    again: 'Yeni randevu',
    copied: 'Rezervasyon bilgileri panoya kopyalandı!',
    notCopied: 'Panoya erişilemedi. Bilgileri buradan kopyalayabilirsiniz:',
    shareTitle: 'Danışmanlık randevusu',
    shareText: (
      date: string,
      time: string,
      zone: string,
      service: string,
      duration: string,
      number: string,
      /** Date and time in the visitor's zone, if it shows another time. */
      own?: string,
    ) =>
      `Danışmanlık randevum\n${date}, saat ${time} (${zone})${own ? `\n${own}` : ''}\n${service}, ${duration}\nRandevu no: ${number}`,
    event: (service: string, owner: string) => `${service} · ${owner}`,
    next: {
      title: 'Şimdi ne olacak?',
      steps: [
        {
          title: 'Onay e-postası',
          text: 'Randevu bilgileriniz ve takvim dosyası e-posta adresinize gönderilir.',
        },
        {
          title: 'Hatırlatma',
          text: reminderIfBookedEarly.tr,
        },
        { title: 'Görüşme', text: meetingBegins.tr },
        { title: 'Özet rapor', text: 'Görüşmenin ardından özet rapor ve öneriler size gönderilir.' },
      ],
    },
    missing: {
      title: 'Rezervasyon bulunamadı',
      text: 'Bu randevunun kişisel verileri silinmiş. Dilerseniz yeni bir randevu alabilirsiniz.',
    },
  },
  /** For appointments that a sold package pays for. */
  session: {
    refusals: {
      ended: 'Bu paket kapatıldı; buradan yeni randevu alınamıyor.',
      expired: 'Paketinizin süresi doldu; buradan yeni randevu alınamıyor.',
      unpaid: 'Ödemeniz ulaştığında bu paketten randevu alabilirsiniz.',
      used_up: 'Paketinizdeki görüşmelerin tümü kullanıldı.',
      other_service: 'Paketiniz bu hizmeti kapsamıyor. Lütfen başka bir hizmet seçin.',
    },
    serviceNote: 'Paketinizin kapsadığı hizmetler.',
    appointments: {
      title: 'Randevularınız',
      open: 'Değiştir ya da iptal et',
      opening: 'Açılıyor...',
      failed: 'Randevu açılamadı. Lütfen yeniden deneyin.',
      statuses: {
        pending: 'onay bekliyor',
        confirmed: 'onaylandı',
        cancelled: 'iptal edildi',
        completed: 'yapıldı',
        no_show: 'gelinmedi',
      },
    },
    comesBack: 'Randevuyu iptal ederseniz görüşme paketinize geri döner.',
    forfeits: {
      late: (hours: number) =>
        `İptal ederseniz bu görüşme paketinize geri dönmez: randevuya ${hours} saatten az kaldı. Dilerseniz iptal etmek yerine saatini değiştirebilirsiniz.`,
      expired: 'İptal ederseniz bu görüşme paketinize geri dönmez: paketinizin süresi doldu.',
      ended: 'İptal ederseniz bu görüşme paketinize geri dönmez: paketiniz kapatıldı.',
    },
    changed: 'Bu arada randevunuza az zaman kaldı; iptal ederseniz görüşme paketinize artık geri dönmez.',
    confirmLost: 'Görüşme geri dönmese de iptal et',
    back: 'Görüşme paketinize geri döndü.',
    lost: 'Görüşme paketinize geri dönmedi.',
  },
  manage: {
    pageTitle: 'Randevunuz',
    description: 'Randevunuzun saatini değiştirin ya da randevuyu iptal edin.',
    title: 'Randevunuz',
    loading: 'Randevunuz yükleniyor...',
    noScript: {
      title: 'Saat değişikliği ve iptal JavaScript ile çalışır',
      text: 'Tarayıcınızda JavaScript kapalı görünüyor. Değişikliği {WhatsApp ya da }e-posta ile de isteyebilirsiniz.',
    },
    move: {
      title: 'Saati değiştir',
      note: 'Yeni saati seçin; siz onaylayana kadar randevunuz olduğu gibi kalır.',
      open: 'Saati değiştir',
      confirm: 'Yeni saati onayla',
      busy: 'Değiştiriliyor...',
      keep: 'Vazgeç',
      done: 'Randevunuzun saati değişti',
      doneText: 'Yeni bilgiler ve güncel takvim dosyası e-posta ile gönderiliyor.',
    },
    cancel: {
      title: 'İptal et',
      note: 'Bıraktığınız saat başkalarına açılır.',
      open: 'Randevuyu iptal et',
      confirmTitle: 'Randevu iptal edilsin mi?',
      confirmText: 'Bu işlem geri alınamaz; dilediğinizde yeni bir randevu alabilirsiniz.',
      confirm: 'Evet, iptal et',
      busy: 'İptal ediliyor...',
      keep: 'Randevum kalsın',
      done: 'Randevunuz iptal edildi',
      doneText: 'İptal bilgisi e-posta ile gönderiliyor.',
    },
    past: {
      title: 'Bu randevunun zamanı geçti',
      text: 'Geçmiş bir randevunun saati değiştirilemez, randevu iptal edilemez.',
    },
    cancelled: { title: 'Bu randevu iptal edildi', text: 'Dilerseniz yeni bir randevu alabilirsiniz.' },
    failed: 'İşlem tamamlanamadı; randevunuz değişmedi. Lütfen yeniden deneyin{ ya da WhatsApp’tan yazın}.',
    /** Shown if no response arrived. */
    noResponse:
      'Yanıt alınamadı; işlem tamamlanmış da olabilir. Lütfen yeniden deneyin, aynı işlem iki kez yapılmaz.',
    void: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Randevunuzun saati değişmiş ya da randevu iptal edilmiş olabilir; son durumu size gönderilen en son e-postada görürsünüz. Saati değiştiyse yeni bağlantı da oradadır.',
    },
    book: 'Yeni randevu al',
    whatsapp: 'WhatsApp’tan yaz',
    whatsappMessage: (number: string) => `Merhaba, ${number} numaralı randevum hakkında yazıyorum.`,
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BookingCopy = typeof tr;
