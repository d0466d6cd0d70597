import type { Localized } from '#/platform/i18n/locale';
import type { EnrolmentStatus } from '../rules';

interface State {
  title: string;
  text: string;
}

export const tr = {
  /** For the page that lists all programs. */
  listed: {
    next: (day: string) => `Sıradaki başlangıç: ${day}`,
    open: 'Tarihler ve kayıt',
  },
  page: {
    description: (title: string) => `${title}: tarihler, yer, kontenjan ve kayıt.`,
    keywords: 'eğitim tarihleri, eğitim kaydı, kontenjan',
    back: 'Eğitim',
    dates: 'Tarihler',
    note: 'Size uyan tarihi seçip kaydolun.',
    none: {
      title: 'Şu anda açık bir tarih yok',
      text: 'Bu program için başvuru bırakabilirsiniz; tarihleri birlikte belirleriz.',
    },
    apply: 'Başvuru formu',
    private: 'Bu sayfa yalnızca bağlantıyı bilenlere açıktır.',
    missing: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Eğitimin yeni bağlantısı için bana yazın.',
      write: 'Bana yazın',
    },
    loading: 'Eğitim yükleniyor...',
  },
  cohort: {
    days: (count: number) => `${count} gün`,
    place: 'Yer',
    online: 'Online',
    orOnline: ' ya da online',
    later: 'Yer sonra bildirilecek',
    datesFollow: 'Tarihler birlikte belirlenecek',
    language: 'Dil',
    price: 'Ücret',
    onRequest: 'Talep üzerine',
    lastDay: 'Son kayıt günü',
    seats: 'Kontenjan',
    left: (count: number) => `${count} yer kaldı`,
    full: 'Dolu',
    counting: 'Boş yerlere bakılıyor...',
    closed: 'Kayıt kapandı',
    cancelled: 'İptal edildi',
    over: 'Tamamlandı',
    enrol: 'Kaydol',
    wait: 'Bekleme listesine yazıl',
    which: (day: string) => `${day} tarihinde başlayan`,
    times: (zone: string) => `Saatler: ${zone}`,
    yours: (zone: string) => `Sizin saatinizle: ${zone}`,
  },
  form: {
    title: 'Kayıt',
    note: 'Bilgileriniz yalnızca bu eğitim için kullanılır.',
    waitTitle: 'Bekleme listesi',
    waitNote: 'Bir yer açılırsa sıranız geldiğinde size haber veririm; o zaman karar verirsiniz.',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    optional: '(isteğe bağlı)',
    submit: 'Kaydı tamamla',
    submitWait: 'Listeye yazıl',
    sending: 'Gönderiliyor...',
    hint: 'Onay ve tüm tarihleri içeren takvim dosyası e-posta ile gelir. Kaydınızı sonra iptal edebilirsiniz.',
    hintWait: 'Onay e-posta ile gelir. Listeden dilediğiniz zaman çıkabilirsiniz.',
    cancel: 'Vazgeç',
  },
  validation: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Geçerli bir e-posta adresi girin',
  },
  failure: { title: 'Bir sorun oluştu', text: 'Kaydınız gönderilemedi. Lütfen tekrar deneyin.' },
  noScript: {
    title: 'Kayıt formu için JavaScript gerekli',
    text: 'Tarayıcınızda JavaScript kapalı görünüyor. Kaydolmak için bana {WhatsApp’tan ya da }e-posta ile de yazabilirsiniz.',
  },
  errors: {
    network_limit:
      'Ağınızdan kısa sürede çok sayıda kayıt gönderildi. Lütfen daha sonra tekrar deneyin ya da bana {WhatsApp’tan ya da }e-posta ile yazın.',
    person_bound:
      'Bu e-posta ya da telefonla bu eğitime en fazla 3 kişi kaydedilebilir. Daha fazlası için bana {WhatsApp’tan ya da }e-posta ile yazın.',
    closed: 'Bu tarih için kayıt kapandı',
    cancelled: 'Bu eğitim iptal edildi',
    over: 'Bu eğitim sona erdi',
    link_void: 'Bu bağlantı geçerli değil',
    too_late: 'Bu artık yapılamıyor; sayfa şimdiki durumu gösteriyor',
  },
  certificate: {
    title: 'Katılım Belgesi',
    lead: 'Bu belge,',
    took: 'adlı kişinin aşağıdaki eğitime katıldığını gösterir:',
    number: (number: string) => `Belge no. ${number}`,
    issued: (day: string) => `Veriliş tarihi: ${day}`,
    file: (number: string) => `katilim-belgesi-${number}.pdf`,
    part: 'Katılım belgeniz',
    note: 'PDF olarak, üç dilde indirebilirsiniz.',
    download: { tr: 'Türkçe belge', en: 'İngilizce belge', ar: 'Arapça belge' } satisfies Localized,
    busy: 'Hazırlanıyor...',
    failed: 'Belge indirilemedi',
  },
  own: {
    pageTitle: 'Eğitim kaydınız',
    /** Replaces `pageTitle` above the page's heading while the person waits. */
    waitingTitle: 'Bekleme listesindeki yeriniz',
    description: 'Kaydınızın durumu ve eğitimin tarihleri.',
    loading: 'Kaydınız yükleniyor...',
    void: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Kaydınızın sayfasını size gönderilen en son e-postadaki bağlantı açar. Bulamazsanız bana yazın.',
      write: 'Bana yazın',
    },
    states: {
      enrolled: { title: 'Yeriniz ayrıldı', text: 'Görüşmek üzere. Tüm tarihler aşağıda.' },
      waiting: {
        title: 'Bekleme listesindesiniz',
        text: 'Bir yer açılıp sıra size geldiğinde e-posta ile haber veririm.',
      },
      offered: { title: 'Sizin için bir yer açıldı', text: 'İstiyorsanız aşağıda onaylayın.' },
      left: { title: 'Kaydınız iptal edildi', text: 'İsterseniz yeniden kaydolabilirsiniz.' },
      removed: { title: 'Kaydınız kaldırıldı', text: 'Sorunuz varsa bana yazabilirsiniz.' },
      lapsed: {
        title: 'Ayrılan süre geçti',
        text: 'Yer sıradaki kişiye geçti. İsterseniz yeniden kaydolabilirsiniz.',
      },
      cancelled: { title: 'Eğitim iptal edildi', text: 'Anlayışınız için teşekkür ederim.' },
      finished: { title: 'Eğitim tamamlandı', text: 'Katıldığınız için teşekkür ederim.' },
    } satisfies Record<EnrolmentStatus, State>,
    absent: {
      title: 'Eğitim tamamlandı',
      text: 'Bu kez katılamadınız; başka bir eğitimde görüşmekten mutluluk duyarım.',
    },
    place: 'Sıranız',
    heldUntil: (moment: string) => `Yer şu zamana kadar sizin için tutuluyor: ${moment}.`,
    yours: 'Sizin saatinizle',
    take: 'Yeri al',
    taking: 'Alınıyor...',
    taken: 'Yeriniz ayrıldı',
    join: 'Online katılım',
    joinOpen: 'Toplantıyı aç',
    newTab: '(yeni sekmede açılır)',
    calendar: 'Takvime ekle',
    calendarFailed: 'Takvim dosyası oluşturulamadı. Lütfen tekrar deneyin.',
    calendarFile: (number: string) => `egitim-${number}.ics`,
    session: (name: string, place: number, of: number) => `${name} (${place}/${of})`,
    course: 'Eğitim',
    again: 'Eğitimlere dön',
    leave: {
      title: 'Vazgeçmek isterseniz',
      seat: {
        note: 'Yeriniz boşalır; bekleyen varsa sıradaki kişiye önerilir.',
        open: 'Kaydımı iptal et',
        confirmTitle: 'Kaydınız iptal edilsin mi?',
        confirmText:
          'Yeriniz hemen boşalır; bekleyen varsa sıradaki kişiye önerilir. Bu işlem geri alınamaz.',
        confirm: 'Evet, iptal et',
        busy: 'İptal ediliyor...',
        keep: 'Kaydım kalsın',
        done: 'Kaydınız iptal edildi',
      },
      waiting: {
        note: 'Çıkarsanız sıranız sizden sonrakine geçer.',
        open: 'Listeden çık',
        confirmTitle: 'Listeden çıkmak istiyor musunuz?',
        confirmText: 'Sıranızı kaybedersiniz; geri alınamaz.',
        confirm: 'Evet, çık',
        busy: 'Çıkılıyor...',
        keep: 'Vazgeç',
        done: 'Listeden çıktınız',
      },
    },
    failed: { title: 'Yapılamadı', text: 'Lütfen tekrar deneyin.' },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type CohortCopy = typeof tr;
