import type { TurkishHoliday } from '#/features/schedule/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { minutesText } from '#/platform/i18n/durations';
import type { ZoneWords } from '#/platform/i18n/zone-name';

/** The values that a text to the visitor may fill in. */
interface Appointment {
  name: string;
  service: string;
  date: string;
  time: string;
  zone: ZoneWords;
  /** Date and time in the person's zone, if it shows another time. */
  theirs?: string | undefined;
}

/** The time with its zone, and the time in the person's zone if it differs. */
const clocks = ({ time, zone, theirs }: Pick<Appointment, 'time' | 'zone' | 'theirs'>) =>
  `${time} (${zone.inBrackets}${theirs ? `; sizin saatinizle ${theirs}` : ''})`;

export const tr = {
  title: 'Randevular',
  statuses: {
    pending: 'Onay bekliyor',
    confirmed: 'Onaylı',
    cancelled: 'İptal edildi',
    completed: 'Tamamlandı',
    no_show: 'Gelmedi',
  },
  requestEnds: {
    withdrawn: 'Ziyaretçi geri çekti',
    declined: 'Siz reddettiniz',
    expired: 'Yanıtlanmadan düştü',
  },
  cancelledBy: { owner: 'Siz iptal ettiniz', visitor: 'Ziyaretçi iptal etti' },
  views: { label: 'Görünüm', list: 'Liste', week: 'Hafta', free: 'Boş saatler' },
  filters: {
    service: 'Hizmet',
    everyService: 'Tüm hizmetler',
    period: 'Dönem',
    periods: {
      upcoming: 'Yaklaşan',
      today: 'Bugün',
      week: 'Bu hafta',
      past: 'Geçmiş',
      all: 'Tümü',
    },
    sort: 'Sıralama',
    orders: {
      nearest: 'Yakın tarih önce',
      furthest: 'Uzak tarih önce',
      earliest: 'En erken tarih önce',
      latest: 'En ileri tarih önce',
      booked: 'Son alınan önce',
    },
    search: 'Ad, e-posta, telefon, şirket ya da numara',
  },
  columns: { time: 'Randevu', person: 'Kişi', service: 'Hizmet', status: 'Durum' },
  count: (total: number) => `${total} randevu`,
  empty: {
    title: 'Henüz randevu yok',
    text: 'Ziyaretçilerin aldığı randevular burada görünür.',
    filteredTitle: 'Bu aramaya uyan randevu yok',
    filteredText: 'Başka bir sözcük deneyin ya da filtreleri temizleyin.',
  },
  detail: {
    noShows: 'Daha önce',
    noShowCount: (count: number) => `Bu kişi ${count} randevusuna gelmedi`,
    title: (name: string) => `Randevu: ${name}`,
    appointment: 'Randevu',
    date: 'Tarih',
    time: 'Saat',
    visitorTime: 'Ziyaretçinin saatiyle',
    service: 'Hizmet',
    duration: 'Süre',
    place: 'Yer',
    /** The kinds of places as the owner sees them. An address has no words here, as it is shown as it was typed. */
    places: {
      open: 'Telefonla ya da online',
      video: 'Görüntülü',
      phone_owner: 'Telefonla; siz arayacaksınız',
      phone_visitor: 'Telefonla; ziyaretçi sizi arayacak',
      later: 'Sizin bildirmeniz bekleniyor',
    },
    requestEnd: 'Nasıl sonuçlandı?',
    answerBy: 'En geç yanıt',
    paidBy: 'Ödeme',
    balance: 'Satılan paketten',
    answers: 'Yanıtlar',
    note: 'İptal notunuz',
    noteSection: 'Ziyaretçiye yazdığınız not',
  },
  actions: {
    title: 'İşlemler',
    none: 'Bu randevu için yapılacak bir işlem yok.',
    move: 'Saati değiştir',
    moveLoading: 'Takvim yükleniyor...',
    moveConfirm: 'Yeni saati onayla',
    moving: 'Değiştiriliyor...',
    moveNote:
      'Ziyaretçiye kendi dilinde e-posta ve güncel takvim dosyası gider; eski bağlantıları geçersiz olur.',
    choose: 'Yeni saati takvimden seçin.',
    own: 'Bu randevu',
    cancel: {
      open: 'İptal et',
      title: 'Randevu iptal edilsin mi?',
      text: 'Saat yeniden açılır ve ziyaretçiye e-posta gider. Bu işlem geri alınamaz.',
      confirm: 'Evet, iptal et',
      busy: 'İptal ediliyor...',
    },
    cancelMessage: 'Ziyaretçiye mesaj',
    cancelHint: (language: string) => `E-postada olduğu gibi yer alır. Ziyaretçinin dili: ${language}.`,
    approve: 'Onayla',
    approving: 'Onaylanıyor...',
    approveHint:
      'Onaylayınca ziyaretçiye onay e-postası ve takvim dosyası gider. Zamanında yanıtlamazsanız istek düşer ve ziyaretçiye bildirilir.',
    decline: {
      open: 'Reddet',
      title: 'Bu istek reddedilsin mi?',
      text: 'Saat yeniden açılır ve ziyaretçiye e-posta gider. Bu işlem geri alınamaz.',
      confirm: 'Evet, reddet',
      busy: 'Reddediliyor...',
    },
    completed: 'Tamamlandı olarak işaretle',
    no_show: 'Gelmedi olarak işaretle',
    confirmed: 'Onaylı olarak işaretle',
    saving: 'Kaydediliyor...',
    eraseAhead: 'Kişisel veriler, randevu iptal edildikten ya da zamanı geçtikten sonra silinebilir.',
  },
  requests: {
    title: 'Onayınızı bekleyenler',
    open: 'Reddet ya da saatini değiştir',
  },
  /** The page that the links to confirm and to decline a request open. */
  decision: {
    pageTitle: 'Randevu isteğini yanıtla',
    loading: 'Randevu isteği yükleniyor...',
    confirm: {
      title: 'Bu randevu onaylansın mı?',
      text: 'Ziyaretçiye onay e-postası ve takvim dosyası gider.',
      confirm: 'Evet, onayla',
    },
    toDecline: 'Reddetmek istiyorum',
    toConfirm: 'Onaylamak istiyorum',
    confirmed: 'Randevu onaylandı',
    declined: 'İstek reddedildi',
    told: 'Ziyaretçiye e-posta gönderiliyor. Bu sayfayı kapatabilirsiniz.',
    room: 'Yönetim sayfasında aç',
    messageHint: (language: string) =>
      `E-postada olduğu gibi yer alır; boş bırakabilirsiniz. Ziyaretçinin dili: ${language}.`,
    retry: 'Yeniden dene',
    void: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'İstek yanıtlanmış, değişmiş ya da süresi dolmuş olabilir. Son durumunu yönetim sayfanızda görebilirsiniz.',
    },
    failed: 'İşlem tamamlanamadı. Lütfen yeniden deneyin.',
    noResponse:
      'Yanıt alınamadı; işlem tamamlanmış da olabilir. Lütfen yeniden deneyin, aynı işlem iki kez yapılmaz.',
  },
  outcome: {
    title: 'Görüşme oldu mu?',
    completed: 'Evet, oldu',
    no_show: 'Gelmedi',
    saving: 'Kaydediliyor...',
    over: 'Sona erdi',
  },
  done: {
    approved: 'Randevu onaylandı',
    declined: 'İstek reddedildi',
    moved: 'Randevunun saati değişti',
    cancelled: 'Randevu iptal edildi',
    status: 'Durum kaydedildi',
    told: 'Ziyaretçiye giden e-postanın durumu aşağıda görünür.',
    sending: 'Onay, ziyaretçiye e-postayla gidiyor.',
  },
  errors: {
    changed: 'Bu randevu siz bakarken değişti; güncel hâli gösteriliyor',
    not_changeable: 'Bu işlem randevunun şimdiki durumunda yapılamaz',
    slot_not_offered: 'Bu saatte randevu verilmiyor. Lütfen başka bir saat seçin.',
    own_slot: 'Randevu zaten bu saatte.',
    slot_taken: 'Bu saat artık boş değil. Lütfen başka bir saat seçin.',
    outdated: 'Bu e-posta artık doğru bilgi vermeyeceği için yeniden gönderilemez',
    lies_ahead: 'Önce randevuyu iptal edin; yoksa bu kişiye ulaşmanın yolu kalmaz',
  },
  mails: {
    confirmation: 'Onay (ziyaretçiye)',
    notice: 'Yeni randevu (size)',
    request: 'İstek alındı (ziyaretçiye)',
    'request-notice': 'Onay bekleyen randevu (size)',
    'request-due': 'Yanıt hatırlatması (size)',
    'approved-notice': 'Onayladığınız randevu (size)',
    moved: 'Saat değişikliği (ziyaretçiye)',
    'moved-notice': 'Saat değişikliği (size)',
    cancelled: 'İptal (ziyaretçiye)',
    'cancelled-notice': 'İptal (size)',
    reminder: 'Hatırlatma (ziyaretçiye)',
    'follow-up': 'Görüşme sonrası (ziyaretçiye)',
  } as Record<string, string>,
  week: {
    previous: 'Önceki hafta',
    next: 'Sonraki hafta',
    today: 'Bu hafta',
    turn: 'Haftalar arasında gezinme',
    measure: 'Boş saatler neye göre?',
    length: (minutes: number) => minutesText('tr', minutes),
    caption: (title: string) => `Haftanın randevuları ve boş saatleri, ${title}`,
    free: 'Boş',
    over: 'Geride kaldı',
    closed: 'Çalışma saati yok',
    todayMark: 'bugün',
    reasons: {
      reservation: (name: string) => (name ? `Randevu: ${name}` : 'Başka bir randevu'),
      buffer: 'Randevular arasındaki mola',
      full: 'Bu hizmetin günlük sınırı doldu',
      dayFull: 'Günlük randevu sınırı doldu',
      weekFull: 'Haftalık randevu sınırı doldu',
      placeholder: 'Örnek randevu',
      notice: 'Randevu almak için artık geç',
      window: 'Randevuya açık değil',
      end: 'Gün sonunu aşıyor',
      block: (note: string | null) => (note ? `Kapalı: ${note}` : 'Kapattığınız saatler'),
      cohort: 'Eğitim var',
      calendar: (name: string) => `Takvim: ${name}`,
      holiday: 'Resmî tatil',
      held: 'Bekleme listesindeki birine önerildi',
      override: (note: string | null) => (note ? `O güne özel saatler: ${note}` : 'O güne özel saatler var'),
    },
  },
  free: {
    title: 'Sıradaki boş saatler',
    lead: 'WhatsApp’a ya da bir e-postaya yapıştırmak için hazır metin.',
    service: 'Hizmet',
    count: 'Kaç tane',
    copy: 'Kopyala',
    copied: 'Metin panoya kopyalandı',
    notCopied: 'Panoya erişilemedi; metni seçip kopyalayın',
    none: 'Bu hizmet için boş saat kalmadı.',
    /** The message with free slots, in the recipient's language. */
    message: (
      service: string,
      duration: string,
      starts: Date[],
      timeZone: string,
      { name, brackets }: ZoneWords,
    ): string =>
      [
        `Merhaba, ${service} (${duration}) için sıradaki boş saatlerim:`,
        '',
        ...starts.map((at) => `• ${longDate('tr', timeZone, at)}, ${clockTime(timeZone, at)}`),
        '',
        `Saatler ${name}yledir${brackets}. Buradan hemen seçebilirsiniz:`,
      ].join('\n'),
  },
  /** The beginning of the owner's reply to a person with this language. */
  answer: {
    subject: ({ date, time }: Appointment) => `Randevunuz hakkında: ${date}, ${time}`,
    text: ({ name, service, date, ...at }: Appointment) =>
      `Merhaba ${name},\n\n${date}, saat ${clocks(at)} için aldığınız “${service}” randevusu hakkında yazıyorum.\n\n`,
  },
  /** A reminder that the owner sends by WhatsApp, in the person's language. */
  reminder: {
    open: 'WhatsApp’tan hatırlat',
    text: ({ name, service, date, ...at }: Appointment) =>
      `Merhaba ${name}, “${service}” randevumuzu hatırlatmak isterim: ${date}, saat ${clocks(at)}. Görüşmek üzere.`,
  },
  clocks,
  csv: {
    id: 'No',
    status: 'Durum',
    date: 'Tarih',
    time: 'Saat',
    minutes: 'Dakika',
    service: 'Hizmet',
    name: 'Ad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    language: 'Dil',
    created: 'Kayıt zamanı',
    answers: 'Yanıtlar',
    noticeVersion: 'Aydınlatma metni sürümü',
    visitorZone: 'Ziyaretçinin saat dilimi',
    visitorTime: 'Ziyaretçinin saatiyle',
  },
  /** What a change of the time zone means; shown before it is saved. */
  zoneChange: {
    title: 'Kaydedince ne olur?',
    noAppointments: 'Gelecek randevunuz yok.',
    appointments: (count: number) =>
      `Gelecek ${count} randevunuz olduğu anda kalır; yalnızca sitede yazan saatleri değişir:`,
    reads: (before: string, after: string) => `${before} yerine ${after}`,
    further: (count: number) => `ve ${count} randevu daha`,
    hours:
      'Haftalık saatleriniz yeni dilimin saatleri olur: 09:00 yine 09:00 diye görünür, ama başka bir andır.',
    blocks: (count: number) => `Kapattığınız ${count} zaman yeni dilimde de aynı gün ve saatlerde kapalıdır.`,
    courseDates: (count: number) =>
      `Gelecek ${count} eğitim gününüz olduğu anda kalır; yazan saatleri yeni dilime göre değişir. Saati korumak isterseniz Eğitim tarihleri bölümünde düzeltin.`,
    mails: 'Ziyaretçilere e-posta gitmez; daha önce gidenlerde saatler eski dilimle yazılıdır.',
    ask: 'Gelecek randevularınız ne olsun?',
    choices: {
      instant: {
        label: 'Aynı anda kalsın',
        text: 'Görüşme herkes için yine aynı anda olur; yalnızca sitede yazan saat değişir. Taşındıysanız bunu seçin.',
      },
      hour: {
        label: 'Yazan saatte kalsın',
        text: 'Yazan gün ve saat kalır, ama yeni dilimin saati olur: görüşme başka bir anda yapılır. Eski dilim yanlış seçilmişse bunu seçin.',
      },
    },
    kept: (count: number) =>
      `Gelecek ${count} randevunuzun günü ve saati yazdığı gibi kalır, ama artık yeni dilimin saatidir:`,
    inside: (time: string, before: string) => `${time} (şimdiki dilimle ${before})`,
    keptMails:
      'Bu randevuların ziyaretçilerine, yeni zamanı ve takvim dosyasını taşıyan bir e-posta gider; eski bağlantıları geçersiz olur.',
    unkept: (list: string) =>
      `Şu randevular yazan saatte kalamaz: ${list}. O saat geçmiş, yeni dilimde hiç yaşanmıyor ya da dolu. Hiçbir şey değişmedi; önce bu randevuların saatini değiştirin ya da randevuları aynı anda bırakın.`,
  },
  availability: {
    title: 'Müsaitlik',
    lead: 'Ziyaretçiler yalnızca burada açık bıraktığınız saatleri görür. Bir saatin neden dolu olduğunu hiçbir zaman öğrenmezler. Haftalık saatler, kurallar ve örnek randevular “Kaydet”e basınca geçerli olur; kapalı saatler ve takvimler eklendiği anda.',
    validation: {
      to: 'Bitiş, başlangıçtan önce olamaz ve en çok 400 gün sonra olabilir',
      toTime: 'Bitiş saati başlangıçtan sonra olmalıdır; iki saati de yazın',
      skipped: 'O gece saatler ileri alınır; bu aralık hiç yaşanmaz',
      from: 'Bir gün seçin',
      notAhead: 'Bugünden başlayarak 800 gün içinden bir gün seçin',
    } as Record<string, string>,
    errors: { changed: 'Bu bilgi siz yazarken başka bir yerden değiştirildi' },
    hours: {
      title: 'Haftalık saatler',
      text: ({ name, brackets }: ZoneWords) =>
        `Randevular içi boyalı saatlerde başlar; kesik çizgili saatlerde randevu verilmez. Değiştirmek için kutuya basın. Saatler ${name}yledir${brackets}.`,
      /** The accessible name of a toggle. */
      toggle: (day: string, hour: string) => `${day} ${hour}`,
      copy: 'Pazartesiyi tüm günlere uygula',
      copyWeekdays: 'Pazartesiyi hafta içine uygula',
      none: 'randevu yok',
      count: (count: number) => `${count} başlangıç saati`,
      finer: 'Yarım saatler ve gün sonu',
      finerHint: 'Randevular buçukta da başlayabilir, her gün için en geç bitiş saati seçebilirsiniz.',
      finerUsed: 'Seçili yarım saatler ya da gün sonu olduğu sürece görünür.',
      end: 'Son randevu en geç ne zaman bitsin?',
      endOf: (day: string) => `${day}: son randevu en geç ne zaman bitsin?`,
      noEnd: 'Sınır yok',
    },
    holidays: {
      title: 'Resmî tatiller',
      text: 'İşaretlediğiniz günlerde randevu alınamaz; arifelerde saat 13:00’ten sonrası kapanır. Önceden alınmış randevular olduğu gibi kalır.',
      country: 'Hangi ülkenin tatilleri?',
      none: 'Tatil gösterilmesin',
      turkey: 'Cuma akşamı biten bir tatile, 2429 sayılı Kanun’a göre ertesi cumartesi de eklenir.',
      elsewhere:
        'Bu ülkenin tatilleri hazır bir listeden gelir; bölgesel tatilleri içermez. Kapatmadan önce lütfen kontrol edin.',
      off: 'Hangi tatillerde kapalısınız?',
      all: 'Hepsini işaretle',
      noneOff: 'hiçbiri',
      clear: 'İşaretleri kaldır',
      loading: 'Tatiller yükleniyor...',
      count: (off: number, all: number) => {
        if (off === 0) return `${all} tatilin hiçbirinde kapalı değilsiniz`;
        return off === all
          ? `${all} tatilin hepsinde kapalısınız`
          : `${all} tatilden ${off} tanesinde kapalısınız`;
      },
      from: (time: string) => `saat ${time} itibarıyla`,
      names: {
        'new-year': 'Yılbaşı',
        sovereignty: 'Ulusal Egemenlik ve Çocuk Bayramı',
        labour: 'Emek ve Dayanışma Günü',
        youth: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
        democracy: 'Demokrasi ve Millî Birlik Günü',
        victory: 'Zafer Bayramı',
        'republic-eve': 'Cumhuriyet Bayramı arifesi',
        republic: 'Cumhuriyet Bayramı',
        'ramadan-eve': 'Ramazan Bayramı arifesi',
        ramadan: 'Ramazan Bayramı',
        'sacrifice-eve': 'Kurban Bayramı arifesi',
        sacrifice: 'Kurban Bayramı',
      } as Record<TurkishHoliday, string>,
    },
    rule: {
      title: 'Kurallar',
      days: 'Kaç gün ilerisine randevu alınabilir?',
      daysHint: 'Yarından başlayarak; 1 ile 365 gün arası',
      noticeHours: 'En az kaç saat önceden randevu alınmalı?',
      noticeHoursHint: '0: yarından itibaren her saat. Aynı güne hiçbir zaman randevu alınamaz.',
      bufferBefore: 'Randevudan önce boş bırakılacak süre (dakika)',
      bufferBeforeHint: 'Hazırlık için, en çok 120',
      bufferAfter: 'Randevudan sonra boş bırakılacak süre (dakika)',
      bufferAfterHint: 'Notlar ve mola için, en çok 120',
      openPerPerson: 'Bir kişinin en çok kaç ileri tarihli randevusu olabilir?',
      openPerPersonHint:
        'Aynı e-posta adresi ya da telefon numarasıyla; 1 ile 20 arası. Geçmiş ve iptal edilmiş randevular sayılmaz.',
      openPerService: 'Bunların en çok kaçı aynı hizmetten olabilir?',
      openPerServiceHint:
        '1 ile 20 arası, boş bırakırsanız yukarıdaki kadar. Kimse bir hizmet için ikinci bir saati tutamasın istiyorsanız 1 yazın.',
      requestHours: 'Onayınızı bekleyen bir istek kaç saat tutulsun?',
      requestHoursHint:
        '0: randevunun saati gelene kadar; en çok 336 saat (14 gün). Yanıtlamazsanız istek düşer, saat yeniden açılır ve ziyaretçiye bildirilir.',
      reminders: 'Hatırlatmalar randevudan kaç saat önce gitsin?',
      remindersHint:
        'Virgülle ayırarak en çok üç sayı, 1–336 arası: 48, 24, 2. Boş: hatırlatma gitmez. Alınmış randevular için de geçerlidir; kimse seçtiğinizden çok hatırlatma almaz.',
      mostPerDay: 'Bir günde en çok kaç randevunuz olsun?',
      mostPerDayHint: 'Hangi hizmet olursa olsun; boş bırakılırsa sınır yok',
      mostPerWeek: 'Bir haftada en çok kaç randevunuz olsun?',
      mostPerWeekHint: 'Pazartesiden pazara; boş bırakılırsa sınır yok',
      range: (min: number, max: number) => `${min} ile ${max} arasında bir tam sayı girin`,
      placeholder: 'Örnek randevular',
      placeholderText:
        'Açıkken ziyaretçiler yaklaşık her yedi saatten birini dolu görür, böylece takvim boş durmaz; gerçek randevularınız etkilenmez. Kaydettiğiniz anda geçerli olur, istediğiniz zaman kapatabilirsiniz. Kapalı bir siteyi yayına açtığınızda kendiliğinden kapanır; açık sitede siz kapatana kadar sürer.',
      on: 'Açık',
      off: 'Kapalı',
    },
    followUp: {
      title: 'Görüşmeden sonraki e-posta',
      when: 'Görüşmeden sonra ziyaretçiye bir e-posta gitsin mi?',
      whenHint:
        'Ziyaretçinin dilinde, bir kez gider. Zamanı değişen randevuyla birlikte kayar; iptal edilen, gelinmeyen ya da kişisel verileri silinen randevular için gitmez. Alınmış randevular için de geçerlidir.',
      never: 'Hayır, gönderilmesin',
      after: { 2: 'Bittikten 2 saat sonra', 24: '1 gün sonra', 72: '3 gün sonra', 168: '7 gün sonra' },
      text: (language: string) => `E-postanın metni (${language})`,
      /** Introduces the usual text, which is shown below in the language of the field. */
      empty: 'Boş bırakırsanız şu metin gider:',
      textNote:
        '{name}, {service}, {date} ve {time} yazdığınız yere kişinin adı, hizmet, gün ve saat gelir. Selamlama ve imzanız kendiliğinden eklenir. Reklam içeren bir e-posta için ziyaretçinin önceden onayı gerekir.',
    },
    bar: {
      label: 'Kaydedilmemiş değişiklikler',
      saved: 'Müsaitlik kaydedildi',
      savedText: 'Takvim hemen buna göre gösterilir.',
      discarded: 'Değişiklikler geri alındı',
      invalid: 'İşaretli alanları düzeltin',
    },
    overrides: {
      title: 'Farklı saatli günler',
      text: 'Bir tarihe haftalık saatlerin yerine kendi saatlerini verin ya da o günü kapatın. O günkü saatler haftalık saatlerden, hizmetlerin kendi saatlerinden ve resmî tatillerden önce gelir; kapattığınız saatler ve bağlı takvimler yine geçerlidir. Notu sizden başkası görmez.',
      add: 'Farklı saatli gün ekle',
      edit: 'Günün saatlerini düzenle',
      empty: 'Farklı saatli gün yok',
      emptyText: 'Haftalık saatlerin dışına çıkan günler burada görünür.',
      list: 'Farklı saatli günler, yakından uzağa',
      date: 'Tarih',
      closed: 'Bütün gün kapalı',
      hours: 'Randevuların başlayabileceği saatler',
      noHours: 'En az bir saat seçin ya da günü kapatın.',
      halves: 'Yarım saatler de',
      untilHour: (starts: string, end: string) => `${starts} (en geç ${end} biter)`,
      note: 'Not',
      optional: '(isteğe bağlı)',
      noteHint: 'Örneğin: Fuar haftası',
      submit: 'Saatleri kaydet',
      saved: 'Günün saatleri kaydedildi',
      remove: 'Kaldır',
      removed: 'Kaldırıldı',
      removeNamed: (day: string) => `Kaldır: ${day}`,
      editNamed: (day: string) => `Düzenle: ${day}`,
      restored: 'Günün saatleri geri getirildi',
      missing: 'Bu günün farklı saatleri kaldırılmış',
      touches: (count: number) =>
        `O gün bu saatlerin dışında ${count} randevunuz var; ${count === 1 ? '' : 'hiçbiri '}iptal edilmedi.`,
    },
    blocks: {
      title: 'Kapalı saatler',
      text: 'Haftalık saatlerinizden çıkardığınız günler ve saatler: izin, tatil ya da yalnızca birkaç saat. Notu sizden başkası görmez.',
      add: 'Kapalı saat ekle',
      edit: 'Kapalı saati düzenle',
      empty: 'Kapalı saat yok',
      emptyText: 'Kapattığınız günler ve saatler burada görünür.',
      list: 'Kapalı saatler, yakından uzağa',
      from: 'İlk gün',
      to: 'Son gün',
      wholeDay: 'Bütün gün',
      fromTime: 'Başlangıç saati',
      toTime: 'Bitiş saati',
      note: 'Not',
      optional: '(isteğe bağlı)',
      noteHint: 'Örneğin: Yaz tatili',
      submit: 'Saatleri kapat',
      added: 'Saatler kapatıldı',
      saved: 'Kapalı saat kaydedildi',
      remove: 'Sil',
      removeNamed: (when: string) => `Sil: ${when}`,
      editNamed: (when: string) => `Düzenle: ${when}`,
      removed: 'Kapalı saat silindi',
      restored: 'Kapalı saat geri getirildi',
      missing: 'Bu kapalı saat silinmiş',
      touches: (count: number) =>
        `Bu saatlerde ${count} randevunuz var; ${count === 1 ? '' : 'hiçbiri '}iptal edilmedi.`,
      range: (from: string, to: string) => `${from} – ${to}`,
      day: (day: string, times: string) => `${day}, ${times}`,
      days: (count: number) => `${count} gün`,
    },
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminBookingCopy = typeof tr;
