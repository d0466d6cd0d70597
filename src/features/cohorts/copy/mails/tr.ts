interface Letter {
  subject: (title: string) => string;
  headline: string;
  lead: string;
  action?: string;
}

const confirmed: Letter = {
  subject: (title) => `Kaydınız tamamlandı: ${title}`,
  headline: 'Yeriniz ayrıldı',
  lead: 'Kaydınız tamamlandı. Tüm tarihler ekteki takvim dosyasında; planlarınız değişirse kaydınızı sayfanızdan iptal edebilirsiniz.',
};
const left: Letter = {
  subject: (title) => `Kaydınız iptal edildi: ${title}`,
  headline: 'Kaydınız iptal edildi',
  lead: 'İsteğiniz üzerine kaydınızı iptal ettim. Ekteki dosya tarihleri takviminizden kaldırır. Başka bir tarihte görüşmek dileğiyle.',
};
const removed: Letter = {
  subject: (title) => `Kaydınız kaldırıldı: ${title}`,
  headline: 'Kaydınız kaldırıldı',
  lead: 'Bu eğitimdeki kaydınız kaldırıldı. Bir sorunuz varsa bu e-postayı yanıtlamanız yeterli. Ekteki dosya tarihleri takviminizden kaldırır.',
};
const reminder: Letter = {
  subject: (title) => `Eğitiminiz başlıyor: ${title}`,
  headline: 'Eğitiminiz başlıyor',
  lead: 'İlk gün yaklaştı. Gelemeyecekseniz kaydınızı sayfanızdan iptal edin; yeriniz bekleyen birine geçsin.',
};

export const tr = {
  facts: {
    course: 'Eğitim',
    dates: 'Tarihler',
    datesFollow: 'Sonra bildirilecek',
    zone: 'Saatler',
    yours: 'Sizin saatinizle',
    yourUntil: 'Sizin saatinizle en geç',
    place: 'Yer',
    link: 'Online katılım',
    linkLater: 'Bağlantı kayıt olanlara gönderilir',
    language: 'Eğitim dili',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
  },
  open: 'Kayıt sayfanızı açın',
  private: 'Bu bağlantı size özeldir, lütfen kimseyle paylaşmayın.',
  confirmed,
  waiting: {
    subject: (title: string) => `Bekleme listesindesiniz: ${title}`,
    headline: 'Bekleme listesindesiniz',
    lead: (place: number) =>
      `Şu anda tüm yerler dolu. Sıranız: ${place}. Bir yer açıldığında sıra size geldiyse e-posta ile haber veririm; yer bir süre sizin için tutulur.`,
  },
  offer: {
    subject: (title: string) => `Sizin için bir yer açıldı: ${title}`,
    headline: 'Sizin için bir yer açıldı',
    lead: (until: string) =>
      `Sıra sizde. Yer şu zamana kadar sizin için tutuluyor: ${until}. İstiyorsanız aşağıdaki bağlantıyla açılan sayfada onaylayın; onaylamazsanız yer sıradaki kişiye geçer.`,
    action: 'Yeri görün ve onaylayın',
  },
  changed: {
    subject: (title: string) => `Tarihler ya da yer değişti: ${title}`,
    headline: 'Eğitimde değişiklik var',
    lead: 'Aşağıdaki eğitimin tarihleri ya da yeri değişti.',
    before: 'Önceden',
    now: 'Şimdi geçerli olan:',
    calendar: 'Ekteki dosya takviminizdeki tarihleri günceller.',
    withdraw: 'Yeni tarihler size uymuyorsa kaydınızı sayfanızdan iptal edebilirsiniz.',
  },
  left,
  removed,
  cancelled: {
    subject: (title: string) => `Eğitim iptal edildi: ${title}`,
    headline: 'Eğitim iptal edildi',
    lead: 'Bu eğitimi ne yazık ki yapamıyorum. Anlayışınız için teşekkür ederim.',
    note: 'Notum',
  },
  reminder,
  certificate: {
    subject: (title: string) => `Katılım belgeniz hazır: ${title}`,
    headline: 'Katılım belgeniz hazır',
    lead: 'Eğitime katıldığınız için teşekkür ederim. Belgenizi kayıt sayfanızdan Türkçe, İngilizce ve Arapça olarak indirebilirsiniz.',
    action: 'Belgenizi indirin',
  },
  notice: {
    enrolled: { subject: (title: string) => `Yeni kayıt: ${title}`, headline: 'Yeni kayıt' },
    waiting: {
      subject: (title: string) => `Bekleme listesinde yeni kişi: ${title}`,
      headline: 'Bekleme listesinde yeni kişi',
    },
    left: {
      subject: (title: string) => `Bir katılımcı kaydını iptal etti: ${title}`,
      headline: 'Bir katılımcı kaydını iptal etti',
    },
    open: 'Eğitimi yönetim sayfanızda açın',
    write: 'Kişiye yaz',
  },
  short: {
    subject: (title: string) => `En az katılımcıya ulaşılamadı: ${title}`,
    headline: 'En az katılımcıya ulaşılamadı',
    lead: (enrolled: number, minimum: number) =>
      `Son kayıt günü geçti: ${enrolled} kişi kayıtlı, en az ${minimum} kişi istemiştiniz. Yapacaksanız bir şeye basmanız gerekmez: siz iptal etmedikçe eğitim yapılır ve kayıtlı olanlara her zamanki hatırlatma gider. Yapmayacaksanız yönetim sayfanızdan iptal edin; herkese haber verilir.`,
    open: 'Karar verin',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type CohortMailCopy = typeof tr;
