import type { DayPart, WaitingStatus } from '../rules';

export const tr = {
  link: 'Bekleme listesine yazılın',
  title: 'Bekleme listesi',
  description: 'Size uyan bir saat boşaldığında haber alın.',
  lead: 'Size uyan bir saat boşaldığında, o saati bir süre yalnızca sizin için ayırır ve e-posta ile haber veririm. Sıra, listeye yazılma sırasıdır.',
  noScript: {
    title: 'Bekleme listesi JavaScript ile çalışır',
    text: 'Tarayıcınızda JavaScript kapalı görünüyor. Listeye {WhatsApp’tan ya da }e-posta ile de yazılabilirsiniz.',
  },
  form: {
    service: 'Hizmet ve zaman',
    serviceNote: 'Gün ya da günün bir bölümünü seçmezseniz hepsi size uyuyor demektir.',
    person: 'Bilgileriniz',
    personNote: 'Randevunuz bu bilgilerle alınır.',
    weekdays: 'Size uyan günler',
    parts: 'Size uyan saatler',
    fromDay: 'En erken gün',
    toDay: 'En geç gün',
    optional: '(isteğe bağlı)',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    submit: 'Listeye yazıl',
    sending: 'Gönderiliyor...',
    hint: 'E-posta adresinize bir bağlantı gönderilir; sıranız onu onayladığınızda işlemeye başlar.',
    /** Beside the button, which is disabled without a service. */
    missing: 'Listeye yazılmak için bir hizmet seçin',
  },
  parts: {
    morning: 'Sabah (12:00’ye kadar)',
    afternoon: 'Öğleden sonra (12:00–17:00)',
    evening: 'Akşam (17:00’den sonra)',
  } satisfies Record<DayPart, string>,
  joined: {
    title: 'E-postanıza bakın',
    text: 'E-posta adresinize bir bağlantı gönderiliyor. Bağlantıyı açıp onayladığınızda listedesiniz; onaylamazsanız kaydınız birkaç gün içinde kendiliğinden düşer.',
    back: 'Takvime dön',
  },
  off: { title: 'Şu anda bekleme listesi yok', text: 'Takvimdeki boş saatlerden birini seçebilirsiniz.' },
  freeNow: { title: 'Şu anda boş saat var', open: 'Takvime git' },
  failure: { title: 'Gönderilemedi', text: 'Yazdıklarınız duruyor. Lütfen yeniden deneyin.' },
  errors: {
    off: 'Bekleme listesi şu anda kapalı.',
    unknown_service: 'Bu hizmet için bekleme listesi yok',
    days: 'Önümüzdeki 180 gün içinden seçin; en geç gün, en erken günden önce olamaz',
    free_now: 'Bu gün ve saatlere uyan boş bir saat şu anda takvimde var; hemen alabilirsiniz.',
    network_limit:
      'Bulunduğunuz ağdan kısa sürede çok sayıda kayıt yapıldı. Daha sonra yeniden deneyin; dilerseniz {WhatsApp’tan ya da }e-posta ile yazın.',
  },
  loading: 'Kaydınız yükleniyor...',
  void: {
    title: 'Bu bağlantı artık geçerli değil',
    text: 'Kaydınız silinmiş ya da süresi dolmuş olabilir. Dilerseniz listeye yeniden yazılabilirsiniz.',
  },
  states: {
    unconfirmed: {
      title: 'E-posta adresinizi onaylayın',
      text: 'Sıranız, aşağıdaki düğmeye bastığınızda işlemeye başlar.',
    },
    waiting: {
      title: 'Listedesiniz',
      text: 'Size uyan bir saat boşaldığında e-posta ile haber vereceğim. Başka bir işlem yapmanız gerekmez.',
    },
    booked: { title: 'Randevunuz alındı', text: 'Onayı ve ayrıntıları e-postayla alırsınız.' },
    left: { title: 'Listeden çıktınız', text: 'Dilediğinizde yeniden yazılabilirsiniz.' },
    removed: { title: 'Artık listede değilsiniz', text: 'Sorunuz varsa bana yazabilirsiniz.' },
    ended: {
      title: 'Bekleme süreniz doldu',
      text: 'Bu süre içinde size uyan bir saat bulunamadı, üzgünüm. Dilerseniz yeniden yazılabilirsiniz.',
    },
  } satisfies Record<WaitingStatus, { title: string; text: string }>,
  confirm: 'Adresimi onayla',
  facts: {
    service: 'Hizmet',
    weekdays: 'Günler',
    anyDay: 'Her gün',
    parts: 'Saatler',
    anyPart: 'Günün her saati',
    days: 'Tarihler',
    time: 'Size ayrılan saat',
  },
  offer: {
    title: 'Sizin için bir saat boşaldı',
    yours: 'Sizin saatinizle',
    until: (moment: string) =>
      `Bu saat şu zamana kadar yalnızca sizin için ayrıldı: ${moment}. O zamana kadar almazsanız sıradaki kişiye önerilir.`,
    take: 'Bu saati al',
    sure: 'Randevu alınsın mı?',
    sureText: 'Randevunuz, listeye yazılırken verdiğiniz bilgilerle alınır.',
    confirm: 'Evet, randevuyu al',
    keep: 'Henüz değil',
    taking: 'Alınıyor...',
    decline: 'Bu saat uymuyor',
    declined: 'Saati bıraktınız; listede kaldınız.',
    gone: 'Bu saat artık sizin için ayrılmış değil.',
    lapsed: (moment: string) =>
      `Sizin için ayrılan saatin (${moment}) süresi doldu; listedeki yeriniz duruyor.`,
    open: 'Randevunuzu görün',
    again: 'Yeniden yazılın',
  },
  leave: {
    open: 'Listeden çık',
    sure: 'Listeden çıkılsın mı?',
    confirm: 'Evet, çık',
    keep: 'Vazgeç',
    busy: 'Çıkılıyor...',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type WaitingCopy = typeof tr;
