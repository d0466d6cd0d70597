/** The words of the mails about an appointment. */
export const tr = {
  previousTime: 'Önceki saat',
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
    lead: 'İsteğiniz bana ulaştı. Randevunuz henüz kesinleşmedi; ben onaylayana kadar bu saat sizin için tutulur.',
    next: 'Yanıtımı e-postayla alırsınız. Onayladığımda takvim dosyası da size gönderilir.',
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
      lead: 'Ne yazık ki bu saatte görüşemiyorum. Size uyan başka bir saati aşağıdaki düğmeden seçebilirsiniz.',
    },
    expired: {
      subject: (moment: string) => `Randevu isteğiniz yanıtlanamadı: ${moment}`,
      headline: 'Randevu isteğinizi zamanında yanıtlayamadım',
      lead: 'İstediğiniz saat geldi ve isteğinizi onaylayamadım, özür dilerim; bu görüşme yapılmayacak. Yeni bir saati aşağıdaki düğmeden seçebilirsiniz.',
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
    /** If the owner cancelled. */
    apology:
      'Randevunuzu iptal etmek zorunda kaldım, özür dilerim. Size uyan yeni bir saati aşağıdaki düğmeden seçebilirsiniz; ekteki dosya, bu randevuyu takviminizden siler.',
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
};

/** Turkish is the source: a key that another language misses does not compile. */
export type BookingMailCopy = typeof tr;
