/** The words of the mails about an appointment. */
export const tr = {
  previousTime: 'Önceki saat',
  visitorsTime: 'Ziyaretçinin saatiyle',
  manage: 'Randevuyu değiştir ya da iptal et',
  confirmation: {
    subject: (moment: string) => `Randevunuz onaylandı: ${moment}`,
    headline: 'Randevunuz onaylandı',
    lead: 'Bu saat sizin için ayrıldı. Ayrıntıları aşağıda bulabilirsiniz; takvim dosyası bu e-postaya eklidir.',
    private: 'Bu bağlantı size özeldir; lütfen kimseyle paylaşmayın.',
    next: 'Bundan sonra',
    report: 'Görüşmenin ardından özet rapor ve öneriler size gönderilir.',
  },
  request: {
    subject: (moment: string) => `Randevu isteğiniz alındı: ${moment}`,
    headline: 'Randevu isteğiniz alındı',
    lead: 'İsteğiniz bana ulaştı ve bu saat sizin için tutuluyor. Randevunuz henüz kesinleşmedi.',
    next: 'Yanıtımı e-postayla alırsınız. Onayladığımda takvim dosyası da size gönderilir.',
    until: (moment: string) =>
      `Bu saat sizin için şu zamana kadar tutulur: ${moment}. O zamana kadar yanıtlayamazsam saat yeniden açılır ve size haber veririm.`,
  },
  requestMoved: {
    subject: (moment: string) => `İstediğiniz yeni saat: ${moment}`,
    headline: 'Randevu isteğinizin saati değişti',
    lead: 'Yeni saat bana ulaştı ve sizin için tutuluyor. Randevunuz henüz kesinleşmedi; yanıtımı e-postayla alırsınız.',
  },
  /** A request that the owner never confirmed. */
  requestEnds: {
    withdrawn: {
      subject: (moment: string) => `Randevu isteğinizi geri çektiniz: ${moment}`,
      headline: 'Randevu isteğinizi geri çektiniz',
      lead: 'Başka bir işlem yapmanız gerekmez. Dilediğinizde yeni bir saat seçebilirsiniz.',
    },
    declined: {
      subject: (moment: string) => `Randevu isteğiniz onaylanamadı: ${moment}`,
      headline: 'Randevu isteğinizi onaylayamadım',
      lead: 'Ne yazık ki bu saatte görüşemiyorum. Size uyan başka bir saati aşağıdaki bağlantıdan seçebilirsiniz.',
    },
    expired: {
      subject: (moment: string) => `Randevu isteğiniz yanıtlanamadı: ${moment}`,
      headline: 'Randevu isteğinizi zamanında yanıtlayamadım',
      lead: 'İstediğiniz saat geldi ve isteğinizi onaylayamadım, özür dilerim; bu görüşme yapılmayacak. Yeni bir saati aşağıdaki bağlantıdan seçebilirsiniz.',
    },
    /** For a request that lapsed before its start; `expired` is for one that lapsed at its start. */
    lapsed: {
      subject: (moment: string) => `Randevu isteğiniz yanıtlanamadı: ${moment}`,
      headline: 'Randevu isteğinizi zamanında yanıtlayamadım',
      lead: 'İsteğinize zamanında yanıt veremedim, özür dilerim. Bu saat artık sizin için tutulmuyor ve bu görüşme yapılmayacak. Sizinle görüşmeyi isterim: hâlâ boşsa aynı saati ya da size uyan başka bir saati aşağıdaki bağlantıdan seçebilirsiniz.',
    },
  },
  moved: {
    subject: (moment: string) => `Randevunuzun yeni saati: ${moment}`,
    headline: 'Randevunuzun saati değişti',
    lead: 'Randevunuz aşağıdaki yeni tarih ve saat için onaylandı. Ekteki takvim dosyası önceki kaydın yerini alır.',
    links:
      'Size daha önce gönderilen bağlantılar geçerliliğini yitirdi; lütfen bu e-postadaki bağlantıyı kullanın ve kimseyle paylaşmayın.',
  },
  cancelled: {
    subject: (moment: string) => `Randevunuz iptal edildi: ${moment}`,
    headline: 'Randevunuz iptal edildi',
    lead: 'Başka bir işlem yapmanız gerekmez. Ekteki dosya, randevuyu takviminizden siler.',
    /** Replaces `lead` if the owner cancelled. */
    apology:
      'Randevunuzu iptal etmek zorunda kaldım, özür dilerim. Size uyan yeni bir saati aşağıdaki bağlantıdan seçebilirsiniz; ekteki dosya, bu randevuyu takviminizden siler.',
    again: 'Yeni randevu al',
    /** Introduces the owner's message. */
    note: (owner: string) => `${owner} size şunu yazdı:`,
  },
  reminder: {
    subject: (moment: string) => `Randevu hatırlatması: ${moment}`,
    headline: 'Randevunuz yaklaşıyor',
    lead: 'Randevunuzu hatırlatmak istedim.',
    change:
      'Bu saat size artık uymuyorsa aşağıdaki bağlantıdan randevunuzun saatini değiştirebilir ya da randevuyu iptal edebilirsiniz.',
  },
  /** Sent after the appointment. Its text is the owner's, or the usual one. */
  followUp: {
    subject: (service: string) => `Görüşmemizin ardından: ${service}`,
    headline: 'Görüşmemizin ardından',
  },
  /** The mails to the owner. */
  notice: {
    label: 'Randevu',
    confirm: 'Onayla',
    decline: 'Reddet',
    asksOnce:
      'Açılan sayfa size bir kez daha sorar. Bu bağlantılar yalnızca sizindir; lütfen bu e-postayı iletmeyin.',
    room: 'Randevuyu yönetim sayfanızda aç',
    until: (moment: string) =>
      `Bu saat şu zamana kadar tutulur: ${moment}. O zamana kadar yanıtlamazsanız istek düşer, saat yeniden açılır ve ziyaretçiye bildirilir.`,
    write: 'Ziyaretçiye yaz',
    events: {
      created: {
        title: 'Yeni randevu',
        lead: 'Sitenizden yeni bir randevu alındı. Takvim dosyası bu e-postaya eklidir.',
      },
      requested: {
        title: 'Onayınızı bekleyen randevu',
        lead: 'Sitenizden bir randevu istendi. Saat tutuluyor, ama randevu siz onaylamadan kesinleşmez. Aşağıdaki bağlantılarla randevuyu onaylayabilir ya da reddedebilirsiniz.',
      },
      due: {
        title: 'Yanıtınızı bekleyen randevu',
        lead: 'Aşağıdaki randevuyu henüz yanıtlamadınız. Zamanında yanıtlamazsanız istek düşer ve ziyaretçiye bildirilir.',
      },
      approved: {
        title: 'Randevuyu onayladınız',
        lead: 'Ziyaretçiye onay e-postası gönderildi. Takvim dosyası bu e-postaya eklidir.',
      },
      requestMoved: {
        title: 'İstenen randevunun saati değişti',
        lead: 'Onayınızı bekleyen randevunun günü ya da saati değişti. Aşağıdaki bağlantılarla randevuyu onaylayabilir ya da reddedebilirsiniz.',
      },
      withdrawn: {
        title: 'Randevu isteği geri çekildi',
        lead: 'Onayınızı bekleyen randevuyu ziyaretçi geri çekti; bu saat yeniden boş.',
      },
      declined: {
        title: 'Randevuyu reddettiniz',
        lead: 'Aşağıdaki randevuyu reddettiniz; bu saat yeniden boş. Ziyaretçiye bildirildi.',
      },
      expired: {
        title: 'Yanıtlanmayan randevu düştü',
        lead: 'Aşağıdaki randevunun saati yanıtınız olmadan geldi. İstek düştü ve ziyaretçiye bildirildi.',
      },
      lapsed: {
        title: 'Yanıtlanmayan randevu düştü',
        lead: 'Aşağıdaki istek için belirlediğiniz süre yanıtınız olmadan doldu. İstek düştü, saat yeniden açıldı ve ziyaretçiye bildirildi.',
      },
      moved: {
        title: 'Randevunun saati değişti',
        lead: 'Aşağıdaki randevunun günü ya da saati değişti. Ekteki takvim dosyası önceki kaydın yerini alır.',
      },
      cancelled: {
        title: 'Randevu iptal edildi',
        lead: 'Aşağıdaki randevu iptal edildi; bu saat yeniden boş. Ekteki dosya, randevuyu takviminizden siler.',
      },
    },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BookingMailCopy = typeof tr;
